import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { scrollBehavior } from '../lib/reduced-motion.ts';

interface ShelfProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** At the right of the title: 'Ver todo', for instance. */
  readonly action?: ReactNode;
  /** The cards, each in an `<li>`. */
  readonly children: ReactNode;
  readonly className?: string;
  /** Its parent already has the page's margins. */
  readonly isInPage?: boolean;
}

/** The columns of a row of cards: two and a bit on a phone, four or six (`--fichas`) on a desktop. */
export const shelfRowClass =
  'grid auto-cols-[160px] grid-flow-col gap-3 pt-1 pb-1.5 md:auto-cols-[calc((100%-60px)/4)] md:gap-5 lg:auto-cols-[calc((100%-(var(--fichas,6)-1)*20px)/var(--fichas,6))]';

/** A row of cards that scrolls by snapping, with the next one in sight; arrows with a mouse. */
export const Shelf = ({ title, note, action, children, className, isInPage = false }: ShelfProps) => {
  const titleId = useId();
  const { ref, before, after, scrollBy } = useSideways();
  return (
    <section aria-labelledby={titleId} className={clsx(!isInPage && 'page', className)}>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3 md:mb-4">
        <div className="min-w-0">
          <h2 id={titleId}>{title}</h2>
          {note && (
            <p className="mt-1 text-[.875rem] leading-tight text-tinta-suave max-sm:line-clamp-1">{note}</p>
          )}
        </div>
        <div className="flex flex-none items-center gap-1">
          {action}
          {(before || after) && (
            <span className="ml-2 hidden gap-2 md:flex">
              <Arrow label={`Ver anteriores de ${title}`} enabled={before} onClick={() => scrollBy(-1)}>
                <ChevronLeft size={22} aria-hidden="true" />
              </Arrow>
              <Arrow label={`Ver más de ${title}`} enabled={after} onClick={() => scrollBy(1)}>
                <ChevronRight size={22} aria-hidden="true" />
              </Arrow>
            </span>
          )}
        </div>
      </div>
      <ul
        ref={ref}
        className={clsx(
          shelfRowClass,
          'scrollbar-none -mx-(--margen) overflow-x-auto scroll-px-(--margen) px-(--margen) [scroll-snap-type:x_proximity] *:snap-start md:-mx-1 md:scroll-px-1 md:px-1',
        )}
      >
        {children}
      </ul>
    </section>
  );
};

interface ArrowProps {
  readonly label: string;
  readonly enabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Arrow = ({ label, enabled, onClick, children }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={!enabled}
    onClick={enabled ? onClick : undefined}
    className="grid size-11 place-items-center rounded-full bg-rocio-2 text-verde-hondo transition-colors duration-rapido hover:bg-rocio aria-disabled:bg-suelo aria-disabled:text-borde-control"
  >
    {children}
  </button>
);

/** In which directions a row can be scrolled, and functions to do it. */
const useSideways = () => {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = () => {
      const before = row.scrollLeft > 8;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 8;
      setEnds((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
  const scrollBy = (pages: 1 | -1) => {
    ref.current?.scrollBy({ left: pages * ref.current.clientWidth, behavior: scrollBehavior() });
  };
  return { ref, ...ends, scrollBy };
};
