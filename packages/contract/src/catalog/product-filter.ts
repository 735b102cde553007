import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import {
  listParams,
  MAX_DOLLARS,
  priceParams,
  switchParams,
} from '@nutricion/domain/catalog/filter/filter-params';
import { noFilter, type ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { sortOrders } from '@nutricion/domain/catalog/filter/sort-products';
import type { Selection } from '@nutricion/domain/catalog/index/selection';
import { z } from 'zod';
import { priceRangeMoney } from '../kit/money.ts';

type ListParam = (typeof listParams)[keyof typeof listParams];

/** A list of valid values in one parameter. */
const listOf = (param: ListParam, message: string) =>
  z
    .string()
    .max(600)
    .transform((text) => text.split(param.separators.query ?? '').filter(Boolean))
    .refine((values) => values.every(param.isKnown), message)
    .optional();

const dollars = z.coerce.number('Escribe un precio en dólares.').min(0).max(MAX_DOLLARS).optional();
const yes = z
  .literal('1')
  .transform(() => true)
  .optional();

/** Category ids, of which any matches; not used in a list of one category. */
export const categoriesQuery = listOf(listParams.categories, 'Una de las categorías no existe.');

/** Filter and order as query parameters, with the names of `filter-params.ts`. */
export const filterQuery = {
  /** Subcategories, of which any matches. */
  [listParams.subcategories.query]: listOf(listParams.subcategories, 'Uno de los tipos no existe.'),
  /** Dollars, both ends included. */
  [priceParams.minCents.query]: dollars,
  [priceParams.maxCents.query]: dollars,
  /** Diet tags, of which all must match. */
  [listParams.diets.query]: listOf(listParams.diets, 'Una de las dietas no existe.'),
  /** Allergens that the products are known not to contain. */
  [listParams.without.query]: listOf(listParams.without, 'Uno de los alérgenos no existe.'),
  /** `1`: lists products without allergen data too, after the others. */
  [switchParams.withUnknown.query]: yes,
  /** `1`: only products in stock. */
  [switchParams.inStock.query]: yes,
  /** `1`: only products on offer. */
  [switchParams.onOffer.query]: yes,
  sort: z.enum(sortOrders, 'Ese orden no existe.').optional(),
  /** `1`: returns the number of products for each choice. */
  facets: yes,
};

type FilterQuery = z.output<z.ZodObject<typeof filterQuery>> & {
  readonly category?: readonly string[] | undefined;
};

/** The selection that the query parameters describe. */
export const parseSelection = (query: FilterQuery): Selection => ({
  filter: {
    categories: query[listParams.categories.query] ?? noFilter.categories,
    subcategories: query[listParams.subcategories.query] ?? noFilter.subcategories,
    ...pricesOf(query),
    diets: query[listParams.diets.query] ?? noFilter.diets,
    without: (query[listParams.without.query] as readonly AllergenId[] | undefined) ?? noFilter.without,
    withUnknown: query[switchParams.withUnknown.query] ?? noFilter.withUnknown,
    inStock: query[switchParams.inStock.query] ?? noFilter.inStock,
    onOffer: query[switchParams.onOffer.query] ?? noFilter.onOffer,
  } satisfies ProductFilter,
  order: query.sort ?? 'relevance',
  wantsFacets: query.facets ?? false,
});

const pricesOf = ({ min, max }: FilterQuery): Pick<ProductFilter, 'minCents' | 'maxCents'> => {
  const { minCents, maxCents } = priceRangeMoney.fromJson({ min, max });
  return { minCents: minCents ?? noFilter.minCents, maxCents: maxCents ?? noFilter.maxCents };
};

const facetCount = z.object({ value: z.string(), count: z.number().int() });

/** The domain's `Facets` with the names of `filter-params.ts`. */
export const facetsSchema = z.object({
  found: z.number().int(),
  total: z.number().int(),
  categories: z.array(facetCount),
  [listParams.subcategories.facet]: z.array(facetCount),
  prices: z.array(z.number().int()),
  diets: z.array(facetCount),
  without: z.array(facetCount),
  unknown: z.number().int(),
  inStock: z.number().int(),
  onOffer: z.number().int(),
});
export type FacetsJson = z.infer<typeof facetsSchema>;
