import type { SortOrder } from '@nutricion/domain/filter/sort-products';
import { ArrowDownUp } from 'lucide-react';

const labels: readonly (readonly [SortOrder, string])[] = [
  ['relevance', 'Relevancia'],
  ['price', 'Menor precio'],
  ['price-desc', 'Mayor precio'],
  ['unit-price', 'Precio por unidad'],
  ['name', 'Nombre, A a Z'],
];

interface SortSelectProps {
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
  /** A list whose own order is by name offers no relevance beside it. */
  readonly by: 'category' | 'subcategory';
}

/** The order of a list: the device's own menu, in the look of the bar. */
export const SortSelect = ({ order, onOrder, by }: SortSelectProps) => {
  const own: SortOrder = by === 'subcategory' ? 'name' : 'relevance';
  const offered = by === 'subcategory' ? labels.filter(([value]) => value !== 'relevance') : labels;
  const shown = order === 'relevance' ? own : order;
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
        value={shown}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as SortOrder;
          onOrder(next === own ? 'relevance' : next);
        }}
        className="h-11 cursor-pointer appearance-none rounded-[inherit] bg-transparent pr-4 pl-10 outline-none [field-sizing:content]"
      >
        {offered.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};
