import { allergens, surelyContained } from '@nutricion/domain/catalog/allergen';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { Diet, FreeFrom } from '@nutricion/domain/catalog/words/word-tables';
import { weights } from '../score/weights.ts';

/**
 * What 'sin X' and diets ask of a product, as bits, so that a million products are judged in one pass:
 * bits 0 to 8 the allergens it contains, 9 to 17 those it may contain, 18 that its allergens are known.
 */
const KNOWN = 1 << 18;
const MAY_CONTAIN = 9;

const bitById = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, at) => [id, 1 << at]));

const allergenBit = bitById(allergens.map(({ id }) => id));
const highlightBit = bitById(Object.keys(dietTagLabels));

const bitsOf = (ids: readonly string[], bitOf: ReadonlyMap<string, number>): number => {
  let bits = 0;
  for (let at = 0; at < ids.length; at += 1) bits |= bitOf.get(ids[at] as string) ?? 0;
  return bits;
};

export const allergenBits = (product: SearchableProduct): number =>
  bitsOf(surelyContained(product), allergenBit) |
  (bitsOf(product.mayContain, allergenBit) << MAY_CONTAIN) |
  (product.contains === null ? 0 : KNOWN);

export const highlightBits = ({ highlights }: SearchableProduct): number => bitsOf(highlights, highlightBit);

/** `freedomOf` of the definition in bits. Points, or what stands in their place. */
export const CONTAINS = -1;
export const UNKNOWN = -2;

export interface FreeFromBits {
  readonly allergens: number;
  readonly highlights: number;
  readonly freeFrom: FreeFrom;
}

export const freeFromBits = (freeFrom: FreeFrom): FreeFromBits => {
  const bits = bitsOf(freeFrom.allergens, allergenBit);
  return {
    allergens: bits | (bits << MAY_CONTAIN),
    highlights: bitsOf(freeFrom.provenByHighlights, highlightBit),
    freeFrom,
  };
};

export const freedomPoints = (
  wanted: FreeFromBits,
  ofAllergens: number,
  ofHighlights: number,
  saysWithout: boolean,
  saysWith: boolean,
): number => {
  const hasHighlight = (ofHighlights & wanted.highlights) !== 0;
  const isProven = saysWithout && wanted.freeFrom.isProvenByLabel;
  const refused = isProven ? 0 : refusalOf(wanted, ofAllergens, hasHighlight, saysWithout, saysWith);
  if (refused !== 0) return refused;
  return (
    (wanted.allergens !== 0 ? weights.lacksAllergen : 0) +
    (hasHighlight ? weights.dietTag : 0) +
    (saysWithout ? weights.title : 0)
  );
};

const refusalOf = (
  { allergens: unwanted, freeFrom: { isKnown, provenByHighlights } }: FreeFromBits,
  ofAllergens: number,
  hasHighlight: boolean,
  saysWithout: boolean,
  saysWith: boolean,
): number => {
  if (ofAllergens & unwanted) return CONTAINS;
  if (hasHighlight) return 0;
  const isAllergen = unwanted !== 0;
  const isDeclared = (ofAllergens & KNOWN) !== 0;
  if (saysWith && !saysWithout && !(isAllergen && isDeclared)) return CONTAINS;
  if (!isKnown) return 0;
  if (isAllergen && !isDeclared) return UNKNOWN;
  return (provenByHighlights.length > 0 || !isAllergen) && !saysWithout ? UNKNOWN : 0;
};

/** A diet in bits: the highlights that must be there, and the allergens that must not. */
export const dietBits = (
  diets: readonly Diet[],
): { readonly highlights: number; readonly ruledOutBy: number; readonly points: number } => ({
  highlights: diets.reduce((bits, { tag }) => bits | bitsOf([tag], highlightBit), 0),
  ruledOutBy: diets.reduce((bits, { ruledOutBy }) => bits | bitsOf(ruledOutBy, allergenBit), 0),
  points: diets.length * (weights.highlights + weights.dietTag),
});
