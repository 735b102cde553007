import type { Facets } from '@nutricion/domain/catalog/filter/facets';
import { listParams } from '@nutricion/domain/catalog/filter/filter-params';
import type { FacetsJson } from './product-filter.ts';

/** Facets by the names of the wire: see `facetsSchema`. */
export const facetsToJson = ({ subcategories, ...others }: Facets) =>
  ({ ...others, [listParams.subcategories.facet]: subcategories }) satisfies Readonly<
    Record<keyof FacetsJson, unknown>
  >;
