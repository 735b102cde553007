import { type AllergenDeclaration, type AllergenId, allergenFact } from '../allergen.ts';

/** The fields of a product that a filter uses. */
export interface FilterFacts extends AllergenDeclaration {
  readonly categoryId: string | null;
  /** "Yogurt griego". */
  readonly subcategory: string | null;
  /** Price of one unit now. */
  readonly unitPriceCents: number;
  readonly stock: number;
  readonly isOnOffer: boolean;
  readonly dietTags: readonly string[];
}

/** A customer's filter. Any of the categories and subcategories matches; all of the diets and allergens must. */
export interface ProductFilter {
  readonly categories: readonly string[];
  readonly subcategories: readonly string[];
  /** Both ends included; null is open. */
  readonly minCents: number | null;
  readonly maxCents: number | null;
  readonly diets: readonly string[];
  readonly without: readonly AllergenId[];
  /** Also lists products without allergen data, after the others. */
  readonly withUnknown: boolean;
  readonly inStock: boolean;
  readonly onOffer: boolean;
}

export const noFilter: ProductFilter = {
  categories: [],
  subcategories: [],
  minCents: null,
  maxCents: null,
  diets: [],
  without: [],
  withUnknown: false,
  inStock: false,
  onOffer: false,
};

/** True if the filter may exclude a product. */
export const isFiltering = (filter: ProductFilter): boolean =>
  filter.categories.length > 0 ||
  filter.subcategories.length > 0 ||
  filter.minCents !== null ||
  filter.maxCents !== null ||
  filter.diets.length > 0 ||
  filter.without.length > 0 ||
  filter.inStock ||
  filter.onOffer;

/** Groups of criteria, one bit each. */
export const groups = {
  category: 1,
  subcategory: 2,
  price: 4,
  diet: 8,
  allergen: 16,
  stock: 32,
  offer: 64,
} as const;

export interface FilterVerdict {
  /** Bits of the groups that it fails; 0 if it matches. */
  readonly failed: number;
  /** An avoided allergen is unknown and none is known to be contained. */
  readonly isUnknown: boolean;
}

export const evaluateFilter = (facts: FilterFacts, filter: ProductFilter): FilterVerdict => {
  const verdict = freeFromVerdict(filter.without, facts);
  const isUnknown = verdict === 'unknown';
  let failed = 0;
  if (filter.categories.length > 0 && !filter.categories.includes(facts.categoryId ?? ''))
    failed |= groups.category;
  if (filter.subcategories.length > 0 && !filter.subcategories.includes(facts.subcategory ?? ''))
    failed |= groups.subcategory;
  if (!isWithin(facts.unitPriceCents, filter)) failed |= groups.price;
  if (!filter.diets.every((tag) => facts.dietTags.includes(tag))) failed |= groups.diet;
  if (verdict === 'contains' || (isUnknown && !filter.withUnknown)) failed |= groups.allergen;
  if (filter.inStock && facts.stock <= 0) failed |= groups.stock;
  if (filter.onOffer && !facts.isOnOffer) failed |= groups.offer;
  return { failed, isUnknown };
};

/** The matching products in the given order; those without allergen data separately, to be listed last. */
export const filterProducts = <T extends FilterFacts>(
  products: readonly T[],
  filter: ProductFilter,
): { readonly documented: readonly T[]; readonly unknown: readonly T[] } => {
  const documented: T[] = [];
  const unknown: T[] = [];
  for (const product of products) {
    const { failed, isUnknown } = evaluateFilter(product, filter);
    if (failed === 0) (isUnknown ? unknown : documented).push(product);
  }
  return { documented, unknown };
};

export const isWithin = (
  unitPriceCents: number,
  { minCents, maxCents }: Pick<ProductFilter, 'minCents' | 'maxCents'>,
): boolean =>
  (minCents === null || unitPriceCents >= minCents) && (maxCents === null || unitPriceCents <= maxCents);

/** Traces count as contained. */
const freeFromVerdict = (
  without: readonly AllergenId[],
  facts: FilterFacts,
): 'contains' | 'unknown' | 'free' => {
  let isUnknown = false;
  for (const allergen of without) {
    const fact = allergenFact(facts, allergen);
    if (fact === 'contiene' || fact === 'puede-contener') return 'contains';
    if (fact === 'sin-datos') isUnknown = true;
  }
  return isUnknown ? 'unknown' : 'free';
};
