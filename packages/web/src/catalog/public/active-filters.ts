import { allergens } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { priceBandText } from '@nutricion/domain/catalog/filter/price-bands';
import type { ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';

export interface ActiveFilter {
  readonly label: string;
  /** The filter without this one. */
  readonly rest: ProductFilter;
  /** On a narrow screen it has a switch beside the filters' button. */
  readonly hasSwitch: boolean;
}

const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((one) => one !== value);

/** The single filters in use, with their labels. */
export const activeFilters = (filter: ProductFilter): readonly ActiveFilter[] => {
  const active: ActiveFilter[] = [];
  const add = (label: string, change: Partial<ProductFilter>) =>
    active.push({
      label,
      rest: { ...filter, ...change },
      hasSwitch: 'onOffer' in change || 'inStock' in change,
    });
  for (const id of filter.categories)
    add(findCategory(id)?.label ?? id, { categories: without(filter.categories, id) });
  for (const subcategory of filter.subcategories)
    add(subcategory, { subcategories: without(filter.subcategories, subcategory) });
  const price = priceBandText(filter);
  if (price) add(price, { minCents: null, maxCents: null });
  if (filter.onOffer) add('En oferta', { onOffer: false });
  if (filter.inStock) add('Disponibles', { inStock: false });
  for (const tag of filter.diets) add(dietTagLabels[tag] ?? tag, { diets: without(filter.diets, tag) });
  for (const id of filter.without) {
    const rest = without(filter.without, id);
    // "withUnknown" applies only together with an allergen.
    add(withoutAllergen(id), { without: rest, withUnknown: filter.withUnknown && rest.length > 0 });
  }
  if (filter.withUnknown && filter.without.length > 0) add('También sin datos', { withUnknown: false });
  return active;
};

/** "Sin huevo". */
export const withoutAllergen = (id: string): string =>
  `Sin ${(allergens.find((allergen) => allergen.id === id)?.label ?? id).toLowerCase()}`;
