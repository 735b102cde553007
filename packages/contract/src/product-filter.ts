import { type AllergenId, isAllergenId } from '@nutricion/domain/catalog/allergen';
import { findCategory } from '@nutricion/domain/catalog/category';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { sortOrders } from '@nutricion/domain/filter/sort-products';
import { z } from 'zod';

/** A list in one parameter. */
const listOf = (separator: string) =>
  z
    .string()
    .max(600)
    .transform((text) => text.split(separator).filter(Boolean));

const dollars = z.coerce.number('Escribe un precio en dólares.').min(0).max(100_000);
const yes = z.literal('1').transform(() => true);

/** Which products of a list are wanted, and in which order. */
export const filterQuery = {
  /** Subcategories, separated by `|`; any of them. */
  kind: listOf('|').optional(),
  /** Dollars, both included. */
  min: dollars.optional(),
  max: dollars.optional(),
  /** Diet tags, separated by commas; all of them. */
  diet: listOf(',')
    .refine((tags) => tags.every((tag) => Object.hasOwn(dietTagLabels, tag)), 'Una de las dietas no existe.')
    .optional(),
  /** Allergens, separated by commas: what is known to have none of them. */
  without: listOf(',')
    .refine((ids): ids is AllergenId[] => ids.every(isAllergenId), 'Uno de los alérgenos no existe.')
    .optional(),
  /** `1`: and, after the rest, what nobody has told us the allergens of. */
  unknown: yes.optional(),
  /** `1`: only what is in stock. */
  stock: yes.optional(),
  /** `1`: only what is on offer. */
  offer: yes.optional(),
  sort: z.enum(sortOrders, 'Ese orden no existe.').optional(),
  /** `1`: count what each choice would list. */
  facets: yes.optional(),
};

/** Category ids, separated by commas; any of them. */
export const categoriesQuery = listOf(',').refine(
  (ids) => ids.every(findCategory),
  'Una de las categorías no existe.',
);

const facetCount = z.object({ value: z.string(), count: z.number().int() });

/** How many products each choice would list: see `countFacets` of the domain. */
export const facetsSchema = z.object({
  found: z.number().int(),
  total: z.number().int(),
  categories: z.array(facetCount),
  kinds: z.array(facetCount),
  prices: z.array(z.number().int()),
  diets: z.array(facetCount),
  without: z.array(facetCount),
  unknown: z.number().int(),
  inStock: z.number().int(),
  onOffer: z.number().int(),
});
