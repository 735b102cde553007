import type { Facets } from '@nutricion/domain/catalog/filter/facets';
import { listParams } from '@nutricion/domain/catalog/filter/filter-params';
import type { FacetsJson } from './product-filter.ts';

/** Facets with the names of `facetsSchema`. */
export const facetsToJson = ({ subcategories, ...others }: Facets) =>
  ({ ...others, [listParams.subcategories.facet]: subcategories }) satisfies Readonly<
    Record<keyof FacetsJson, unknown>
  >;
