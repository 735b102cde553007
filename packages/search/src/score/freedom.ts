import { type AllergenDeclaration, surelyContained } from '@nutricion/domain/catalog/allergen';
import type { FreeFrom } from '@nutricion/domain/catalog/words/word-tables';
import { fields, nameFields } from './read-product.ts';

/** What search knows of a product that 'sin X' and diets ask about. */
export interface DietFacts extends AllergenDeclaration {
  readonly highlights: readonly string[];
}

/** What of its title and tags has to do with an X. */
export interface LabelFacts {
  /** It says 'sin X', or a word that means so. */
  readonly saysWithout: boolean;
  /** It says X, or a word that betrays it. */
  readonly saysWith: boolean;
}

/** Where what betrays an X is read: of what is no allergen, and so never declared, in the description too. */
export const betrayingFields = ({ allergens }: FreeFrom): number =>
  allergens.length > 0 ? nameFields : nameFields | fields.description;

/** Whether a product is free of something. Silence is unknown, never free. */
export type Freedom = 'contains' | 'unknown' | 'free';

/**
 * A product is free of something when its label or a highlight proves it, or when its allergens are known and
 * these aren't among them. Traces count as containing it.
 */
export const freedomOf = (
  freeFrom: FreeFrom,
  { contains, containsAtLeast, mayContain, highlights }: DietFacts,
  { saysWithout, saysWith }: LabelFacts,
): Freedom => {
  if (saysWithout && freeFrom.isProvenByLabel) return 'free';
  const surely = surelyContained({ contains, containsAtLeast });
  if (holdsAny(surely, freeFrom.allergens) || holdsAny(mayContain, freeFrom.allergens)) return 'contains';
  if (provingHighlight(freeFrom, highlights) !== null) return 'free';
  const isAllergen = freeFrom.allergens.length > 0;
  if (saysWith && !saysWithout && !(isAllergen && contains !== null)) return 'contains';
  if (!freeFrom.isKnown) return 'free';
  if (isAllergen && contains === null) return 'unknown';
  const needsProof = freeFrom.provenByHighlights.length > 0 || !isAllergen;
  return needsProof && !saysWithout ? 'unknown' : 'free';
};

export const provingHighlight = (freeFrom: FreeFrom, highlights: readonly string[]): string | null =>
  freeFrom.provenByHighlights.find((tag) => highlights.includes(tag)) ?? null;

/** True when a list has one of these. */
export const holdsAny = (list: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && list.some((item) => wanted.includes(item));
