import fc from 'fast-check';
import { allergens } from '../allergen.ts';
import { categories } from '../category.ts';
import { dietTagLabels } from '../diet-tags.ts';
import type { FilterFacts, ProductFilter } from './product-filter.ts';

/** An ordinary product: in stock, $5, without allergens. */
export const someFacts = (values: Partial<FilterFacts> = {}): FilterFacts => ({
  categoryId: 'provisiones',
  subcategory: 'Arroces',
  unitPriceCents: 500,
  stock: 10,
  isOnOffer: false,
  dietTags: [],
  contains: [],
  mayContain: [],
  ...values,
});

// Few values, so that products often match filters.
const categoryIds = categories.slice(0, 3).map(({ id }) => id);
const subcategories = ['Arroces', 'Pastas', 'Leche fresca'];
const diets = Object.keys(dietTagLabels).slice(0, 3);
const allergenIds = allergens.slice(0, 3).map(({ id }) => id);
const cents = fc.integer({ min: 50, max: 1200 });

export const anyFacts: fc.Arbitrary<FilterFacts> = fc.record({
  categoryId: fc.option(fc.constantFrom(...categoryIds)),
  subcategory: fc.option(fc.constantFrom(...subcategories)),
  unitPriceCents: cents,
  stock: fc.integer({ min: 0, max: 2 }),
  isOnOffer: fc.boolean(),
  dietTags: fc.subarray(diets),
  contains: fc.option(fc.subarray(allergenIds)),
  mayContain: fc.oneof(fc.constant([]), fc.subarray(allergenIds)),
  containsAtLeast: fc.oneof(fc.constant([]), fc.subarray(allergenIds)),
});

const rarely = <T>(values: T[]): fc.Arbitrary<T[]> => fc.oneof(fc.constant<T[]>([]), fc.subarray(values));

export const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
  categories: rarely(categoryIds as string[]),
  subcategories: rarely(subcategories),
  minCents: fc.option(cents),
  maxCents: fc.option(cents),
  diets: rarely(diets),
  without: rarely([...allergenIds]),
  withUnknown: fc.boolean(),
  inStock: fc.boolean(),
  onOffer: fc.boolean(),
});
