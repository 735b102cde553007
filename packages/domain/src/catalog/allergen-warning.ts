import { type AllergenDeclaration, type AllergenFact, type AllergenId, allergenFact } from './allergen.ts';

/** A person in the customer's household, with the allergens to avoid. */
export interface Eater {
  /** Null for the customer. */
  readonly name: string | null;
  readonly allergens: readonly AllergenId[];
}

/** One avoided allergen, what the product declares about it, and who avoids it. */
export interface AllergenFinding {
  readonly allergen: AllergenId;
  readonly fact: AllergenFact;
  readonly who: readonly Eater['name'][];
}

export interface AllergenWarning {
  /** The worst of the findings. */
  readonly level: AllergenFact;
  /** Every avoided allergen, the worst first; never empty. */
  readonly findings: readonly AllergenFinding[];
}

/** From the worst. "Sin datos" is worse than "no declarado": an allergen may be contained. */
const severity: readonly AllergenFact[] = ['contiene', 'puede-contener', 'sin-datos', 'no-declarado'];

/** What a product's declaration means for these people. Null if nobody avoids anything, which doesn't mean that the product is safe. */
export const allergenWarning = (
  declared: AllergenDeclaration,
  eaters: readonly Eater[],
): AllergenWarning | null => warningOf((allergen) => allergenFact(declared, allergen), eaters);

/** Whether the shop may suggest a product unasked: it neither contains nor may contain what somebody avoids, and its allergens are known. */
export const isSafeToSuggest = (declared: AllergenDeclaration, eaters: readonly Eater[]): boolean =>
  (allergenWarning(declared, eaters)?.level ?? 'no-declarado') === 'no-declarado';

/** Like `allergenWarning` for something without a declaration of its own, e.g. a dish with its ingredients. */
export const warningOf = (
  factOf: (allergen: AllergenId) => AllergenFact,
  eaters: readonly Eater[],
): AllergenWarning | null => {
  const avoided = [...new Set(eaters.flatMap(({ allergens }) => allergens))];
  const findings = avoided
    .map((allergen) => ({
      allergen,
      fact: factOf(allergen),
      who: eaters.filter(({ allergens }) => allergens.includes(allergen)).map(({ name }) => name),
    }))
    .toSorted((a, b) => severity.indexOf(a.fact) - severity.indexOf(b.fact));
  const [worst] = findings;
  return worst ? { level: worst.fact, findings } : null;
};

/** The findings of the warning's level, which its headline names. */
export const worstFindings = ({ level, findings }: AllergenWarning): readonly AllergenFinding[] =>
  findings.filter(({ fact }) => fact === level);
