import type { ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { activeFilters } from '../active-filters.ts';

interface ActiveFilterChipsProps {
  readonly filter: ProductFilter;
  readonly onChange: (filter: ProductFilter) => void;
  readonly onClear: () => void;
}

/** The filters in use as chips that remove them; one row that scrolls on a phone. */
export const ActiveFilterChips = ({ filter, onChange, onClear }: ActiveFilterChipsProps) => {
  const row = useRef<HTMLDivElement>(null);
  const active = activeFilters(filter);
  /** The tapped button disappears with its filter, so the focus moves to the row. */
  const focusRowAnd = (change: () => void) => () => {
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
      className="scrollbar-none -mx-(--margen) flex gap-2 overflow-x-auto px-(--margen) outline-none not-empty:py-1.5 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {active.map(({ label, rest, hasSwitch }) => (
        <button
          key={label}
          type="button"
          aria-label={`Quitar el filtro ${label}`}
          onClick={focusRowAnd(() => onChange(rest))}
          className={clsx(
            'inline-flex min-h-11 flex-none items-center gap-1.5 rounded-control bg-verde-hondo py-1.5 pr-2.5 pl-3.5 text-left text-ui leading-tight font-semibold text-white transition-colors duration-rapido hover:bg-verde-pulsado lg:min-h-10',
            hasSwitch && 'max-lg:hidden',
          )}
        >
          {label}
          <X size={18} strokeWidth={2.4} aria-hidden="true" className="flex-none text-brote" />
        </button>
      ))}
      {active.length > 0 && (
        <button
          type="button"
          onClick={focusRowAnd(onClear)}
          className="min-h-11 flex-none rounded-control px-2.5 text-ui font-[650] text-verde underline-offset-4 hover:underline lg:min-h-10"
        >
          Quitar filtros
        </button>
      )}
    </div>
  );
};
