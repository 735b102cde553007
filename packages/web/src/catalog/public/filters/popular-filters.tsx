import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';
import type { ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { FilterOption } from './filter-option.tsx';

export interface FilterPanelProps {
  readonly filter: ProductFilter;
  readonly onChange: (change: Partial<ProductFilter>) => void;
  /** Undefined while the first answer is on its way. */
  readonly facets: FacetsJson | undefined;
  /** What sets its products apart: a search goes over categories, a category over its subcategories. */
  readonly by: 'category' | 'subcategory';
}

/** What is asked for most; a phone has it beside the button that opens the rest. */
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
