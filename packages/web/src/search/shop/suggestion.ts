import type { ApiResponse } from '../../kit/api/api.ts';

/** A suggestion: a category's page, or a query. */
export type Suggestion =
  | { readonly kind: 'category'; readonly id: string; readonly text: string }
  | { readonly kind: 'words'; readonly text: string };

export const suggestionsOf = (response: ApiResponse<'GET /api/products/suggest'>): readonly Suggestion[] => [
  ...response.categories.map(({ id, label }): Suggestion => ({ kind: 'category', id, text: label })),
  ...response.suggestions.map((text): Suggestion => ({ kind: 'words', text })),
];
