import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ListFilter, ListValues } from './list-types.ts';

interface FilterChipsProps {
  readonly filters: readonly ListFilter[];
  readonly values: ListValues;
  readonly onRemove: (name: string) => void;
  readonly onClear: () => void;
}

/** The active filters; a tap removes one. */
export const FilterChips = ({ filters, values, onRemove, onClear }: FilterChipsProps) => {
  const row = useRef<HTMLDivElement>(null);
  const active = filters.filter(({ name }) => values[name] !== undefined);
  if (active.length === 0 && !values.q) return null;
  /** The button disappears with its filter, so the focus moves to the chips' container. */
  const thenRest = (change: () => void) => () => {
    row.current?.focus({ preventScroll: true });
    change();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons act at once.
    <div
      ref={row}
      role="group"
      aria-label="Filtros en uso"
      tabIndex={-1}
      className="mb-4 flex flex-wrap gap-2 outline-none"
    >
      {active.map((filter) => (
        <button
          key={filter.name}
          type="button"
          aria-label={`Quitar el filtro ${filter.label}: ${chipText(filter, values[filter.name] ?? '')}`}
          onClick={thenRest(() => onRemove(filter.name))}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-rocio pr-2.5 pl-3.5 text-left text-ui leading-tight font-semibold text-verde-hondo transition-colors duration-rapido hover:bg-[#cfebd9]"
        >
          <span>
            <span className="font-normal">{filter.label}:</span> {chipText(filter, values[filter.name] ?? '')}
          </span>
          <X size={18} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
        </button>
      ))}
      <button
        type="button"
        onClick={thenRest(onClear)}
        className="min-h-11 rounded-control px-2.5 text-ui font-[650] text-verde underline-offset-4 hover:underline"
      >
        Quitar filtros
      </button>
    </div>
  );
};

const chipText = ({ choices, textOf }: ListFilter, value: string): string => {
  if (choices === 'day') return longDeliveryDay(value);
  return choices.find((choice) => choice.value === value)?.label ?? textOf?.(value) ?? value;
};
