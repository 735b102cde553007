import type { SearchableProduct } from './prepare.ts';

/** A product that matches nothing but what a test gives it. */
export const aSearchable = (
  values: Partial<SearchableProduct> & { readonly title: string },
): SearchableProduct => ({
  id: values.title,
  description: '',
  category: 'General',
  normalizedCategory: null,
  subcategory: null,
  tags: [],
  nutritionalHighlights: [],
  usageSuggestions: '',
  contains: [],
  mayContain: [],
  ...values,
});
