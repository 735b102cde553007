import type { SortOrder } from '@nutricion/domain/catalog/filter/sort-products';
import { ArrowDownUp } from 'lucide-react';

const labels: readonly (readonly [Exclude<SortOrder, 'relevance'>, string])[] = [
  ['price', 'Menor precio'],
  ['price-desc', 'Mayor precio'],
  ['unit-price', 'Precio por unidad'],
  ['name', 'Nombre, A a Z'],
];

interface SortSelectProps {
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
  readonly by: 'category' | 'subcategory';
}

/** The order of a list, as a native select in the look of the filter bar. */
export const SortSelect = ({ order, onOrder, by }: SortSelectProps) => {
  return (
    <label className="relative inline-flex min-h-11 flex-none items-center rounded-control bg-rocio-2 text-ui font-[650] text-verde-hondo transition-colors duration-rapido hover:bg-rocio has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta">
      <ArrowDownUp
        size={18}
        strokeWidth={2.2}
        aria-hidden="true"
        className="pointer-events-none absolute left-3.5"
      />
      <span className="sr-only">Ordenar por</span>
      <select
        value={order}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as SortOrder)}
        className="h-11 cursor-pointer appearance-none rounded-[inherit] bg-transparent pr-4 pl-10 outline-none [field-sizing:content]"
      >
        {/* By default a category is sorted as its shelf, a search by relevance. */}
        <option value="relevance">{by === 'subcategory' ? 'Recomendados' : 'Relevancia'}</option>
        {labels.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
