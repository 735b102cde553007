import { allergens } from '../../catalog/allergen.ts';
import { dietTagLabels } from '../../catalog/diet-tags.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { weights } from '../weights.ts';
import type { Diet, FreeFrom } from '../word-tables.ts';

/**
 * What 'sin X' and diets ask of a product, as bits, so that a million products are judged in one pass:
 * bits 0 to 8 the allergens it contains, 9 to 17 those it may contain, 18 that its allergens are known.
 */
const KNOWN = 1 << 18;
const MAY_CONTAIN = 9;

const bitsOf = (ids: readonly string[], all: readonly string[]): number =>
  ids.reduce((bits, id) => (all.includes(id) ? bits | (1 << all.indexOf(id)) : bits), 0);

const allergenIds: readonly string[] = allergens.map(({ id }) => id);
const tags: readonly string[] = Object.keys(dietTagLabels);

export const allergenBits = ({ contains, mayContain }: SearchableProduct): number =>
  bitsOf(contains ?? [], allergenIds) |
  (bitsOf(mayContain, allergenIds) << MAY_CONTAIN) |
  (contains === null ? 0 : KNOWN);

export const tagBits = ({ nutritionalHighlights }: SearchableProduct): number =>
  bitsOf(nutritionalHighlights, tags);

/** `freedomOf` of the definition in bits. Points, or what stands in their place. */
export const CONTAINS = -1;
export const UNKNOWN = -2;

export interface FreeFromBits {
  readonly allergens: number;
  readonly tags: number;
  readonly freeFrom: FreeFrom;
}

export const freeFromBits = (freeFrom: FreeFrom): FreeFromBits => {
  const bits = bitsOf(freeFrom.allergens, allergenIds);
  return { allergens: bits | (bits << MAY_CONTAIN), tags: bitsOf(freeFrom.provenByTags, tags), freeFrom };
};

export const freedomPoints = (
  wanted: FreeFromBits,
  ofAllergens: number,
  ofTags: number,
  saysWithout: boolean,
  saysWith: boolean,
): number => {
  const { isProvenByLabel, isKnown, provenByTags } = wanted.freeFrom;
  const isAllergen = wanted.allergens !== 0;
  const hasTag = (ofTags & wanted.tags) !== 0;
  const isKnownProduct = (ofAllergens & KNOWN) !== 0;
  if (!(saysWithout && isProvenByLabel)) {
    if (ofAllergens & wanted.allergens) return CONTAINS;
    if (!hasTag) {
      if (saysWith && !saysWithout && !(isAllergen && isKnownProduct)) return CONTAINS;
      if (isKnown) {
        if (isAllergen && !isKnownProduct) return UNKNOWN;
        if ((provenByTags.length > 0 || !isAllergen) && !saysWithout) return UNKNOWN;
      }
    }
  }
  return (
    (isAllergen ? weights.lacksAllergen : 0) +
    (hasTag ? weights.dietTag : 0) +
    (saysWithout ? weights.title : 0)
  );
};

/** A diet in bits: the tags that must be there, and the allergens that must not. */
export const dietBits = (
  diets: readonly Diet[],
): { readonly tags: number; readonly ruledOutBy: number; readonly points: number } => ({
  tags: diets.reduce((bits, { tag }) => bits | bitsOf([tag], tags), 0),
  ruledOutBy: diets.reduce((bits, { ruledOutBy }) => bits | bitsOf(ruledOutBy, allergenIds), 0),
  points: diets.length * (weights.highlights + weights.dietTag),
});
