import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { preloadable } from '../../../kit/lib/preloadable.ts';
import { useMedia, WIDE_SCREEN } from '../../../kit/lib/use-media.ts';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { activeFilters } from '../active-filters.ts';
import type { BrowsingControls } from '../use-browsing.ts';
import { ActiveFilterChips } from './active-filter-chips.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { PopularFilters } from './popular-filters.tsx';
import { SortSelect } from './sort-select.tsx';

// The filters load after the products: on a phone they are behind a button that few customers open.
const FilterPanel = preloadable(async () => (await import('./filter-panel.tsx')).FilterPanel);
const FilterSheet = preloadable(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilteredListProps {
  readonly controls: BrowsingControls;
  readonly facets: FacetsJson | undefined;
  readonly by: 'category' | 'subcategory';
  /** The response to the last choice is loading. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** A list of products with its order and filters: beside it on a wide screen, else in a sheet. */
export const FilteredList = ({ controls, facets, by, busy, children }: FilteredListProps) => {
  const { filter, order, change, setOrder, clear } = controls;
  const isWide = useMedia(WIDE_SCREEN);
  const panel = { filter, onChange: change, facets, by };
  return (
    <div className="mt-3 lg:mt-6 lg:grid lg:grid-cols-[256px_minmax(0,1fr)] lg:gap-10">
      {/* Sticky beside the list; it scrolls by itself if it is taller than the screen. */}
      <aside
        aria-label="Filtros"
        className="-mx-1.5 self-start overflow-y-auto overscroll-contain px-1.5 pt-1 pb-4 [scrollbar-width:thin] max-lg:hidden lg:sticky lg:top-[96px] lg:max-h-[calc(100dvh-112px)]"
      >
        <Suspense fallback={<PanelSkeleton />}>
          {isWide && facets ? <FilterPanel {...panel} /> : <PanelSkeleton />}
        </Suspense>
      </aside>
      <div className="min-w-0">
        <div className="lg:flex lg:items-start lg:justify-between lg:gap-4">
          <div className="scrollbar-none -mx-(--margen) flex flex-none gap-2 overflow-x-auto px-(--margen) py-1.5 lg:order-last lg:mx-0 lg:px-0">
            <FilterButton {...panel} busy={busy} onClear={clear} />
            <SortSelect order={order} onOrder={setOrder} by={by} />
            <div className="flex flex-none gap-2 lg:hidden">
              <PopularFilters {...panel} hidesCounts />
            </div>
          </div>
          <ActiveFilterChips filter={filter} onChange={change} onClear={clear} />
        </div>
        {children}
      </div>
    </div>
  );
};

const PanelSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-3 pt-1">
    {[96, 210, 180, 236, 130, 190, 160].map((width) => (
      <span key={width} className="block" style={{ width }}>
        <Skeleton className="h-10 w-full rounded-control" />
      </span>
    ))}
  </div>
);

type FilterButtonProps = Omit<FilterSheetProps, 'open' | 'onOpenChange'>;

const FilterButton = (props: FilterButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const count = activeFilters(props.filter).length;
  const open = () => {
    setOpen(true);
    setWasOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="inline-flex min-h-11 flex-none items-center gap-2 rounded-control bg-rocio-2 lg:hidden px-4 text-ui font-[650] text-verde-hondo transition-colors duration-rapido hover:bg-rocio"
      >
        <SlidersHorizontal size={18} strokeWidth={2.2} aria-hidden="true" />
        Filtros
        {count > 0 && (
          <span className="num grid h-[22px] min-w-[22px] place-items-center rounded-full bg-verde-hondo px-1.5 text-[.875rem] leading-none text-white">
            {count}
            <span className="sr-only"> en uso</span>
          </span>
        )}
      </button>
      <Suspense fallback={null}>
        {wasOpen && <FilterSheet {...props} open={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
};
