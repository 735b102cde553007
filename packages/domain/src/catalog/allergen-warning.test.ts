import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AllergenDeclaration, type AllergenId, allergens } from './allergen.ts';
import { allergenWarning, type Eater, isSafeToSuggest, worstFindings } from './allergen-warning.ts';
import { allergenAdvice, allergenHeadline, whoAvoids } from './allergen-warning-text.ts';

const me = (...avoided: AllergenId[]): Eater => ({ name: null, allergens: avoided });
const daughter = (...avoided: AllergenId[]): Eater => ({ name: 'Camila', allergens: avoided });
const declared = (
  contains: readonly AllergenId[] | null,
  mayContain: readonly AllergenId[] = [],
): AllergenDeclaration => ({ contains, mayContain });
const headline = (...given: Parameters<typeof allergenWarning>): string | null => {
  const warning = allergenWarning(...given);
  return warning && allergenHeadline(warning);
};

describe('allergen warnings', () => {
  it('name the contained allergen and who avoids it', () => {
    const warning = allergenWarning(declared(['huevo', 'leche']), [me('leche'), daughter('huevo', 'leche')]);
    expect(warning?.level).toBe('contiene');
    expect(warning?.findings.map((finding) => [finding.allergen, whoAvoids(finding)])).toEqual([
      ['leche', 'Tú y Camila'],
      ['huevo', 'Camila'],
    ]);
    expect(warning && allergenHeadline(warning)).toBe('Contiene leche y huevo');
    expect(warning && allergenAdvice(warning)).toBe('Según tu perfil, tú y Camila no pueden comerlo.');
  });

  it('address the right people', () => {
    const advice = (eater: Eater) => {
      const warning = allergenWarning(declared(['huevo']), [eater]);
      return warning && allergenAdvice(warning);
    };
    expect(advice(me('huevo'))).toBe('Según tu perfil, no puedes comerlo.');
    expect(advice(daughter('huevo'))).toBe('Según tu perfil, Camila no puede comerlo.');
  });

  it('are milder for traces, and name the worst first', () => {
    expect(headline(declared(['trigo'], ['mani']), [me('mani')])).toBe('Puede contener maní');
    const both = allergenWarning(declared(['trigo'], ['mani']), [me('mani', 'trigo')]);
    expect(both?.findings.map(({ fact }) => fact)).toEqual(['contiene', 'puede-contener']);
    expect(both && allergenHeadline(both)).toBe('Contiene trigo');
  });

  it('say "sin datos" if unknown, and not to assume that it is safe', () => {
    const warning = allergenWarning(declared(null), [daughter('huevo')]);
    expect(warning?.level).toBe('sin-datos');
    expect(warning && allergenHeadline(warning)).toBe('Sin datos de alérgenos');
    expect(warning && allergenAdvice(warning)).toContain('No lo des por seguro');
  });

  it("say of the others only that they aren't declared", () => {
    expect(headline(declared(['trigo']), [me('huevo', 'mani')])).toBe('No declara huevo o maní');
  });

  it('prevent the shop from suggesting what somebody must or should avoid', () => {
    const home = [me(), daughter('leche')];
    expect(isSafeToSuggest(declared(['leche']), home)).toBe(false);
    expect(isSafeToSuggest(declared([], ['leche']), home)).toBe(false);
    expect(isSafeToSuggest(declared(null), home)).toBe(false);
    expect(isSafeToSuggest(declared(['huevo']), home)).toBe(true);
    expect(isSafeToSuggest(declared(['leche']), [me()])).toBe(true);
  });

  it('are null for a household that avoids nothing', () => {
    expect(allergenWarning(declared(['leche']), [me(), daughter()])).toBeNull();
  });
});

const anId = fc.constantFrom(...allergens.map(({ id }) => id));
const someIds = fc.uniqueArray(anId);
const aDeclaration = fc.record({ contains: fc.option(someIds, { nil: null }), mayContain: someIds });
const someEaters = fc.array(fc.record({ name: fc.option(fc.string(), { nil: null }), allergens: someIds }));

describe('allergen warnings for any declaration and household', () => {
  it('find each avoided allergen once, with everybody who avoids it', () => {
    fc.assert(
      fc.property(aDeclaration, someEaters, (declaration, eaters) => {
        const findings = allergenWarning(declaration, eaters)?.findings ?? [];
        const avoided = new Set(eaters.flatMap((eater) => eater.allergens));
        expect(new Set(findings.map(({ allergen }) => allergen))).toEqual(avoided);
        expect(findings).toHaveLength(avoided.size);
        for (const { allergen, who } of findings)
          expect(who).toHaveLength(eaters.filter((eater) => eater.allergens.includes(allergen)).length);
      }),
    );
  });

  it('never treat missing data as absence', () => {
    fc.assert(
      fc.property(someIds, someEaters, (mayContain, eaters) => {
        const warning = allergenWarning({ contains: null, mayContain }, eaters);
        for (const { fact } of warning?.findings ?? []) expect(fact).not.toBe('no-declarado');
      }),
    );
  });

  it('are never milder than their worst finding, and never say that a product is free of an allergen', () => {
    fc.assert(
      fc.property(aDeclaration, someEaters, (declaration, eaters) => {
        const warning = allergenWarning(declaration, eaters);
        if (!warning) return;
        const contained = warning.findings.some(({ fact }) => fact === 'contiene');
        expect(warning.level === 'contiene').toBe(contained);
        expect(worstFindings(warning).length).toBeGreaterThan(0);
        expect(`${allergenHeadline(warning)} ${allergenAdvice(warning)}`).not.toMatch(
          /no contiene|libre de|sin (leche|huevo|maní)/i,
        );
      }),
    );
  });
});
