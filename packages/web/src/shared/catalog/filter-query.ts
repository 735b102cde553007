import { isFiltering } from '@nutricion/domain/filter/product-filter';
import { dollarsFromCents } from '@nutricion/domain/money/money';
import type { Browsing } from './filter-address.ts';

const yes = (value: boolean): '1' | undefined => (value ? '1' : undefined);
const list = (values: readonly string[], separator = ','): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined;

/** A filter and an order as the API takes them, with the count of each choice. */
export const filterQueryOf = ({ filter, order }: Browsing) => ({
  kind: list(filter.kinds, '|'),
  min: filter.minCents === null ? undefined : dollarsFromCents(filter.minCents),
  max: filter.maxCents === null ? undefined : dollarsFromCents(filter.maxCents),
  diet: list(filter.diets),
  without: list(filter.without),
  unknown: yes(filter.withUnknown && isFiltering(filter)),
  stock: yes(filter.inStock),
  offer: yes(filter.onOffer),
  sort: order === 'relevance' ? undefined : order,
  facets: '1' as const,
});
