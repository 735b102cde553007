import { Button } from '../../../kit/ui/button.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { activeFilters } from '../active-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './popular-filters.tsx';

export interface FilterSheetProps extends FilterPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onClear: () => void;
  readonly busy: boolean;
}

/** The filters of a narrow screen. The list behind follows each choice; the button says what waits there. */
export const FilterSheet = ({ open, onOpenChange, onClear, busy, ...panel }: FilterSheetProps) => {
  const total = panel.facets?.total;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filtros"
      footer={
        <div className="flex gap-3">
          {/* The page's own count isn't heard while this is open. */}
          <p role="status" className="sr-only">
            {total !== undefined && !busy && countText(total)}
          </p>
          {/* It stays when there is nothing to take off, so that the focus has where to be. */}
          <Button
            variant="quiet"
            size="lg"
            aria-disabled={activeFilters(panel.filter).length === 0}
            onClick={onClear}
          >
            Quitar filtros
          </Button>
          <Button size="lg" className="flex-1" loading={busy} onClick={() => onOpenChange(false)}>
            {total === undefined ? 'Ver' : `Ver ${countText(total)}`}
          </Button>
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
};

const countText = (count: number): string => (count === 1 ? '1 producto' : `${count} productos`);
