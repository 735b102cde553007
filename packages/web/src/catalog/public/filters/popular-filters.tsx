import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';
import type { ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { FilterOption } from './filter-option.tsx';

export interface FilterPanelProps {
  readonly filter: ProductFilter;
  readonly onChange: (change: Partial<ProductFilter>) => void;
  /** Undefined while the first response is loading. */
  readonly facets: FacetsJson | undefined;
  /** What groups the products: categories in a search, subcategories in a category. */
  readonly by: 'category' | 'subcategory';
}

/** The most used filters; a phone shows them beside the button that opens the others. */
export const PopularFilters = ({
  filter,
  onChange,
  facets,
  hidesCounts = false,
}: FilterPanelProps & { readonly hidesCounts?: boolean }) => (
  <>
    <FilterOption
      label="En oferta"
      count={facets?.onOffer}
      hidesCount={hidesCounts}
      checked={filter.onOffer}
      onChange={() => onChange({ onOffer: !filter.onOffer })}
    />
    <FilterOption
      label="Disponibles"
      count={facets?.inStock}
      hidesCount={hidesCounts}
      checked={filter.inStock}
      onChange={() => onChange({ inStock: !filter.inStock })}
    />
  </>
);
