import type { SearchableProduct } from '../../../packages/domain/src/catalog/searchable-product.ts';

/** A product as libraries index it: an id and one text a field. */
export type ProductTexts = {
  readonly id: string;
  readonly title: string;
  readonly tags: string;
  readonly subcategory: string;
  readonly category: string;
  readonly highlights: string;
  readonly usage: string;
  readonly description: string;
};

export const textsOf = (product: SearchableProduct): ProductTexts => ({
  id: product.id,
  title: product.title,
  tags: product.tags.join(', '),
  subcategory: product.subcategory ?? '',
  category: `${product.category} ${product.normalizedCategory ?? ''}`,
  highlights: product.highlights.join(', ').replaceAll('-', ' '),
  usage: product.usageSuggestions,
  description: product.description,
});

/** The specification's weights, as multiples of the lightest: each library gets the same. */
export const fieldBoosts = {
  title: 80 / 30,
  tags: 70 / 30,
  subcategory: 70 / 30,
  category: 60 / 30,
  highlights: 50 / 30,
  usage: 40 / 30,
  description: 1,
} as const satisfies Record<Exclude<keyof ProductTexts, 'id'>, number>;

export const indexedFields = Object.keys(fieldBoosts) as (keyof typeof fieldBoosts)[];
