import { type AllergenId, allergenFact, allergens } from '../allergen.ts';
import { dietTagLabels } from '../diet-tags.ts';
import { priceBands } from './price-bands.ts';
import { evaluateFilter, type FilterFacts, groups, isWithin, type ProductFilter } from './product-filter.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * How many products each choice would list. Of a group where any will do (category, subcategory, price) the
 * count is of that choice alone, the other groups as they are; of one where all must hold (diet,
 * allergen) of that choice beside those made.
 */
export interface Facets {
  /** All there are before filtering. */
  readonly found: number;
  /** What the filter lists. */
  readonly total: number;
  readonly categories: readonly FacetCount[];
  readonly subcategories: readonly FacetCount[];
  /** One for each of `priceBands`, in its order. */
  readonly prices: readonly number[];
  readonly diets: readonly FacetCount[];
  readonly without: readonly FacetCount[];
  /** What only its silence about an allergen keeps out, or, where that is wanted, puts last. */
  readonly unknown: number;
  readonly inStock: number;
  readonly onOffer: number;
}

export const countFacets = (products: Iterable<FilterFacts>, filter: ProductFilter): Facets => {
  const verdicts = [...products].map((product) => ({ product, ...evaluateFilter(product, filter) }));
  /** What the filter would list if it asked nothing of this group. */
  const without = (group: number) =>
    verdicts.filter(({ failed }) => (failed & ~group) === 0).map(({ product }) => product);
  const listed = without(0);
  const atAnyPrice = without(groups.price);
  return {
    found: verdicts.length,
    total: listed.length,
    categories: countBy(without(groups.category), ({ categoryId }) => categoryId),
    subcategories: countBy(without(groups.subcategory), ({ subcategory }) => subcategory),
    prices: priceBands.map(
      (band) => atAnyPrice.filter(({ unitPriceCents }) => isWithin(unitPriceCents, band)).length,
    ),
    diets: Object.keys(dietTagLabels).flatMap((value) => {
      const count = listed.filter(({ dietTags }) => dietTags.includes(value)).length;
      return count === 0 ? [] : [{ value, count }];
    }),
    without: allergens.map(({ id }) => ({
      value: id,
      count: listed.filter((product) => isListedWithout(product, id, filter)).length,
    })),
    unknown: verdicts.filter(({ failed, isUnknown }) => isUnknown && (failed & ~groups.allergen) === 0)
      .length,
    inStock: without(groups.stock).filter(({ stock }) => stock > 0).length,
    onOffer: without(groups.offer).filter(({ isOnOffer }) => isOnOffer).length,
  };
};

/** A listed product that would still be listed if it had to be without one more allergen. */
const isListedWithout = (product: FilterFacts, allergen: AllergenId, filter: ProductFilter): boolean => {
  const fact = allergenFact(product, allergen);
  return fact === 'no-declarado' || (filter.withUnknown && fact === 'sin-datos');
};

/** The most frequent first. */
const countBy = (
  products: readonly FilterFacts[],
  keyOf: (product: FilterFacts) => string | null,
): readonly FacetCount[] => {
  const counts = new Map<string, number>();
  for (const product of products) {
    const value = keyOf(product);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
};
