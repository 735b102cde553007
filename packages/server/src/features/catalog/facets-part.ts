import type { Facets } from '@nutricion/domain/filter/facets';

/** The facets as one more member of an answer; nothing where nobody asked for them. */
export const facetsPart = (facets: Facets | null): string =>
  facets ? `,"facets":${JSON.stringify(facets)}` : '';
