import { type AllergenId, allergenFact, allergens } from '../allergen.ts';
import { dietTagLabels } from '../diet-tags.ts';
import { priceBands } from './price-bands.ts';
import { evaluateFilter, type FilterFacts, groups, isWithin, type ProductFilter } from './product-filter.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * How many products each choice would list. In a group where any choice matches (category, subcategory, price) it counts that choice alone with the
 * other groups unchanged; where all must match (diet, allergen), that choice added to the selected ones.
 */
export interface Facets {
  /** Products before filtering. */
  readonly found: number;
  /** Products that match the filter. */
  readonly total: number;
  readonly categories: readonly FacetCount[];
  readonly subcategories: readonly FacetCount[];
  /** One count for each of `priceBands`, in that order. */
  readonly prices: readonly number[];
  readonly diets: readonly FacetCount[];
  readonly without: readonly FacetCount[];
  /** Products that match all but the unknown allergens; excluded, or listed last if those are wanted. */
  readonly unknown: number;
  readonly inStock: number;
  readonly onOffer: number;
}

export const countFacets = (products: Iterable<FilterFacts>, filter: ProductFilter): Facets => {
  const verdicts = [...products].map((product) => ({ product, ...evaluateFilter(product, filter) }));
  /** Products that match if this group is ignored. */
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

/** Whether a matching product would still match with one more allergen to avoid. */
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
