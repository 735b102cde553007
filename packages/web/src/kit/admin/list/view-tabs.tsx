import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { showChosen } from '../../lib/show-chosen.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListValues, ListView } from './list-types.ts';

interface ViewTabsProps {
  readonly views: readonly ListView[];
  readonly current: ListView | undefined;
  readonly onOpen: (values: ListValues) => void;
  /** For saved views only. */
  readonly onDelete: (view: ListView) => void;
  readonly isOwn: (view: ListView) => boolean;
}

/** The list's views with their counts, in one row that scrolls if it is too narrow. */
export const ViewTabs = ({ views, current, onOpen, onDelete, isOwn }: ViewTabsProps) => (
  <nav
    aria-label="Vistas"
    className="scrollbar-none -mx-4 mb-4 flex gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:gap-1 md:px-0"
  >
    {views.map((view) => {
      const isCurrent = view.id === current?.id;
      return (
        <span
          key={view.id}
          className={clsx(
            'flex flex-none items-center rounded-control transition-colors duration-rapido',
            isCurrent ? 'bg-verde-hondo text-white' : 'bg-papel hover:bg-rocio',
          )}
        >
          <button
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            ref={isCurrent ? showChosen : undefined}
            onClick={() => onOpen(view.values)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ui font-semibold whitespace-nowrap"
          >
            {view.label}
            {view.count && (
              <span
                className={clsx(
                  'rounded-full px-1.5 py-0.5 text-nota leading-tight font-[650] tabular-nums',
                  view.isUrgent
                    ? 'bg-guayaba text-white'
                    : isCurrent
                      ? 'bg-white/20'
                      : 'bg-suelo text-tinta-suave',
                )}
              >
                {view.count}
              </span>
            )}
          </button>
          {isOwn(view) && isCurrent && (
            <IconButton
              label={`Borrar la vista ${view.label}`}
              className="hover:bg-white/15"
              onClick={() => onDelete(view)}
            >
              <X size={18} strokeWidth={2.4} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      );
    })}
  </nav>
);
