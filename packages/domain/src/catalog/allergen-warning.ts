import { type AllergenDeclaration, type AllergenFact, type AllergenId, allergenFact } from './allergen.ts';

/** Somebody who is fed from this cart, and what they can't eat. */
export interface Eater {
  /** Null: the customer themselves. */
  readonly name: string | null;
  readonly allergens: readonly AllergenId[];
}

/** One allergen that somebody here avoids, what the product says of it, and who avoids it. */
export interface AllergenFinding {
  readonly allergen: AllergenId;
  readonly fact: AllergenFact;
  readonly who: readonly Eater['name'][];
}

export interface AllergenWarning {
  /** The worst of the findings. */
  readonly level: AllergenFact;
  /** Every allergen that somebody avoids, the worst first; never empty. */
  readonly findings: readonly AllergenFinding[];
}

/** From the worst. "Sin datos" is worse than "no declarado": what nobody told us may be in it. */
const severity: readonly AllergenFact[] = ['contiene', 'puede-contener', 'sin-datos', 'no-declarado'];

/**
 * What a product's declaration means for these people. Null when none of them avoids anything: there
 * is nothing to say, which is not the same as being safe.
 */
export const allergenWarning = (
  declared: AllergenDeclaration,
  eaters: readonly Eater[],
): AllergenWarning | null => warningOf((allergen) => allergenFact(declared, allergen), eaters);

/** Whether the shop may suggest it by itself: nobody here avoids what it contains, may contain, or nobody has told. */
export const isSafeToSuggest = (declared: AllergenDeclaration, eaters: readonly Eater[]): boolean =>
  (allergenWarning(declared, eaters)?.level ?? 'no-declarado') === 'no-declarado';

/** As `allergenWarning`, for what has no declaration of its own: a dish is what its ingredients are. */
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

/** The findings of a warning's own level: what its headline names. */
export const worstFindings = ({ level, findings }: AllergenWarning): readonly AllergenFinding[] =>
  findings.filter(({ fact }) => fact === level);
