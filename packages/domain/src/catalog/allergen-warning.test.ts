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

describe('what a product means for who eats here', () => {
  it('names what it contains and whose allergy that is', () => {
    const warning = allergenWarning(declared(['huevo', 'leche']), [me('leche'), daughter('huevo', 'leche')]);
    expect(warning?.level).toBe('contiene');
    expect(warning?.findings.map((finding) => [finding.allergen, whoAvoids(finding)])).toEqual([
      ['leche', 'Tú y Camila'],
      ['huevo', 'Camila'],
    ]);
    expect(warning && allergenHeadline(warning)).toBe('Contiene leche y huevo');
    expect(warning && allergenAdvice(warning)).toBe('Según tu perfil, tú y Camila no pueden comerlo.');
  });

  it('speaks to whom it concerns', () => {
    const advice = (eater: Eater) => {
      const warning = allergenWarning(declared(['huevo']), [eater]);
      return warning && allergenAdvice(warning);
    };
    expect(advice(me('huevo'))).toBe('Según tu perfil, no puedes comerlo.');
    expect(advice(daughter('huevo'))).toBe('Según tu perfil, Camila no puede comerlo.');
  });

  it('is milder about traces, and says the worst first', () => {
    expect(headline(declared(['trigo'], ['mani']), [me('mani')])).toBe('Puede contener maní');
    const both = allergenWarning(declared(['trigo'], ['mani']), [me('mani', 'trigo')]);
    expect(both?.findings.map(({ fact }) => fact)).toEqual(['contiene', 'puede-contener']);
    expect(both && allergenHeadline(both)).toBe('Contiene trigo');
  });

  it('says "sin datos" where nobody told us, and that it is not to be taken as safe', () => {
    const warning = allergenWarning(declared(null), [daughter('huevo')]);
    expect(warning?.level).toBe('sin-datos');
    expect(warning && allergenHeadline(warning)).toBe('Sin datos de alérgenos');
    expect(warning && allergenAdvice(warning)).toContain('No lo des por seguro');
  });

  it('says of the rest only that it is not declared', () => {
    expect(headline(declared(['trigo']), [me('huevo', 'mani')])).toBe('No declara huevo o maní');
  });

  it('keeps the shop from suggesting what somebody here can’t eat, or may not', () => {
    const home = [me(), daughter('leche')];
    expect(isSafeToSuggest(declared(['leche']), home)).toBe(false);
    expect(isSafeToSuggest(declared([], ['leche']), home)).toBe(false);
    expect(isSafeToSuggest(declared(null), home)).toBe(false);
    expect(isSafeToSuggest(declared(['huevo']), home)).toBe(true);
    expect(isSafeToSuggest(declared(['leche']), [me()])).toBe(true);
  });

  it('has nothing to say to who avoids nothing', () => {
    expect(allergenWarning(declared(['leche']), [me(), daughter()])).toBeNull();
  });
});

const anId = fc.constantFrom(...allergens.map(({ id }) => id));
const someIds = fc.uniqueArray(anId);
const aDeclaration = fc.record({ contains: fc.option(someIds, { nil: null }), mayContain: someIds });
const someEaters = fc.array(fc.record({ name: fc.option(fc.string(), { nil: null }), allergens: someIds }));

describe('whatever is declared and whoever eats', () => {
  it('finds each avoided allergen once, and everybody who avoids it', () => {
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

  it('never reads silence as absence: without data nothing is "no declarado"', () => {
    fc.assert(
      fc.property(someIds, someEaters, (mayContain, eaters) => {
        const warning = allergenWarning({ contains: null, mayContain }, eaters);
        for (const { fact } of warning?.findings ?? []) expect(fact).not.toBe('no-declarado');
      }),
    );
  });

  it('never sounds milder than its worst finding, nor says that something is free of an allergen', () => {
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
