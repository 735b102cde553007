import { noFilter, type ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import type { SortOrder } from '@nutricion/domain/catalog/filter/sort-products';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { preserveScroll } from '../../kit/lib/preserve-scroll.ts';
import { type Browsing, browsingFrom, withBrowsing } from './filter-address.ts';

export interface BrowsingControls extends Browsing {
  /** Changes some of the filter; the rest stays. */
  readonly change: (change: Partial<ProductFilter>) => void;
  readonly setOrder: (order: SortOrder) => void;
  /** Removes every filter; the order stays. */
  readonly clear: () => void;
}

/**
 * The filter and order in the address. A change replaces the history entry, so that back leaves the list. A choice shows at once, before the router
 * has updated the address.
 */
export const useBrowsing = (): BrowsingControls => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const browsing = chosen?.at === address ? chosen.browsing : browsingFrom(params);
  const put = (change: Partial<Browsing>) => {
    const next = { ...browsing, ...change };
    setChosen({ at: address, browsing: next });
    setParams(withBrowsing(params, next), { replace: true, state: preserveScroll });
  };
  return {
    ...browsing,
    change: (change) => put({ filter: { ...browsing.filter, ...change } }),
    setOrder: (order) => put({ order }),
    clear: () => put({ filter: noFilter }),
  };
};

interface Chosen {
  /** The address at which it was chosen; with any other address it no longer applies. */
  readonly at: string;
  readonly browsing: Browsing;
}
