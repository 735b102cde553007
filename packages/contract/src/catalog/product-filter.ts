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

type ListWord = (typeof listParams)[keyof typeof listParams];

/** A list in one parameter, of values that there are. */
const listOf = (word: ListWord, message: string) =>
  z
    .string()
    .max(600)
    .transform((text) => text.split(word.separators.query ?? '').filter(Boolean))
    .refine((values) => values.every(word.isKnown), message)
    .optional();

const dollars = z.coerce.number('Escribe un precio en dólares.').min(0).max(MAX_DOLLARS).optional();
const yes = z
  .literal('1')
  .transform(() => true)
  .optional();

/** Category ids, any of them: where a list isn't of one category anyway. */
export const categoriesQuery = listOf(listParams.categories, 'Una de las categorías no existe.');

/** Which products of a list are wanted, and in which order, by the names of `filter-params.ts`. */
export const filterQuery = {
  /** Subcategories; any of them. */
  [listParams.subcategories.query]: listOf(listParams.subcategories, 'Uno de los tipos no existe.'),
  /** Dollars, both included. */
  [priceParams.minCents.query]: dollars,
  [priceParams.maxCents.query]: dollars,
  /** Diet tags; all of them. */
  [listParams.diets.query]: listOf(listParams.diets, 'Una de las dietas no existe.'),
  /** Allergens: what is known to have none of them. */
  [listParams.without.query]: listOf(listParams.without, 'Uno de los alérgenos no existe.'),
  /** `1`: and, after the rest, what nobody has told us the allergens of. */
  [switchParams.withUnknown.query]: yes,
  /** `1`: only what is in stock. */
  [switchParams.inStock.query]: yes,
  /** `1`: only what is on offer. */
  [switchParams.onOffer.query]: yes,
  sort: z.enum(sortOrders, 'Ese orden no existe.').optional(),
  /** `1`: count what each choice would list. */
  facets: yes,
};

type FilterQuery = z.output<z.ZodObject<typeof filterQuery>> & {
  readonly category?: readonly string[] | undefined;
};

/** What a query asks of a list. */
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

/** How many products each choice would list: `Facets` of the domain, by the names of `filter-params.ts`. */
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
