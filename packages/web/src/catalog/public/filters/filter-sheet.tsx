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

/** The filters on a narrow screen. The list behind it updates with each choice; the button shows the number of products. */
export const FilterSheet = ({ open, onOpenChange, onClear, busy, ...panel }: FilterSheetProps) => {
  const total = panel.facets?.total;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filtros"
      footer={
        <div className="flex gap-3">
          {/* The page's own count isn't announced while the sheet is open. */}
          <p role="status" className="sr-only">
            {total !== undefined && !busy && countText(total)}
          </p>
          {/* It stays when no filter is set, so that the focus isn't lost. */}
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
