import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergens } from '../catalog/allergen.ts';
import { dishWarning } from './dish-warning.ts';

const dish = { contains: ['trigo'], mayContain: ['soya'], unknownProducts: [] } as const;
const me = { name: null, allergens: ['trigo', 'huevo'] } as const;
const ids = allergens.map(({ id }) => id);

describe('what a dish means for who eats it', () => {
  it('is nothing where nobody avoids anything', () => {
    expect(dishWarning(dish, [{ name: null, allergens: [] }])).toBeNull();
  });

  it('is the worst that an ingredient declares', () => {
    expect(dishWarning(dish, [me])).toMatchObject({
      level: 'contiene',
      findings: [{ allergen: 'trigo' }, { allergen: 'huevo', fact: 'no-declarado' }],
    });
    expect(dishWarning(dish, [{ name: 'Camila', allergens: ['soya'] }])?.level).toBe('puede-contener');
  });

  it('is sin datos as soon as one ingredient has none', () => {
    const partly = { ...dish, unknownProducts: ['Sofrito criollo'] };
    expect(dishWarning(partly, [{ name: null, allergens: ['huevo'] }])?.level).toBe('sin-datos');
    expect(dishWarning(partly, [me])?.findings).toMatchObject([{ fact: 'contiene' }, { fact: 'sin-datos' }]);
  });

  it('never reads an ingredient without data as free of an allergen', () => {
    fc.assert(
      fc.property(
        fc.subarray(ids),
        fc.subarray(ids),
        fc.subarray(ids, { minLength: 1 }),
        (contains, mayContain, avoided) => {
          const warning = dishWarning({ contains, mayContain, unknownProducts: ['x'] }, [
            { name: null, allergens: avoided },
          ]);
          expect(warning?.findings.map(({ fact }) => fact)).not.toContain('no-declarado');
          expect(warning?.findings).toHaveLength(avoided.length);
        },
      ),
    );
  });
});
