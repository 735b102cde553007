import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { Shelf } from '../../kit/ui/shelf.tsx';
import { useNearViewport } from '../../kit/ui/use-near-viewport.ts';
import type { RowPart } from './shelf-rows.ts';

export interface ProductShelfProps {
  readonly title: string;
  readonly note?: string;
  readonly products: readonly ProductCardJson[];
  /** The whole category, and how many products it has. */
  readonly more?: { readonly to: string; readonly total: number };
  /** In the place of 'Ver todo'. */
  readonly action?: ReactNode;
  readonly Card: ProductCardSlot;
  /** On the first screen: it is there at once, and so are its first pictures. */
  readonly eager?: boolean;
  /** How it stands on a desktop's row. */
  readonly part?: Pick<RowPart<unknown>, 'columns' | 'cards'>;
  /** Its cards are to be made, near or not. */
  readonly isPreloaded?: boolean;
}

/** A card's room: a tile, and what stands under it. */
const cardPlaceholderClass =
  "pb-(--card-text) before:block before:aspect-square before:rounded-ficha before:bg-suelo before:content-['']";

/**
 * A telephone lays out and paints a shelf when it comes near; until then it has the height that heading and cards will
 * have: all eleven at once block an old one for a fifth of a second. On a desktop the height depends on the width.
 */
const offscreenClass =
  'max-md:[content-visibility:auto] max-md:[contain-intrinsic-height:auto_calc(226px+var(--card-text))]';

/** How high each shelf was when it was last left, in pixels, so that the way back finds its place. */
const heights = new Map<string, number>();

/** Its heading is always there; its cards are made when they are wanted or come near. */
export const ProductShelf = (props: ProductShelfProps) => {
  const { title, note, products, more, action, Card, part, eager = false, isPreloaded = false } = props;
  const [ref, isNearViewport] = useNearViewport<HTMLDivElement>();
  const isMade = eager || isPreloaded || isNearViewport;
  const shown = useFullShelf(ref, products.length);
  useLayoutEffect(() => {
    const shelf = ref.current;
    if (!isMade || !shelf) return;
    return () => void heights.set(title, shelf.offsetHeight);
  }, [isMade, ref, title]);
  return (
    <div
      ref={ref}
      className={clsx('min-w-0', !eager && offscreenClass)}
      style={{
        ...(!isMade && { minHeight: heights.get(title) }),
        ...(part && { gridColumn: `span ${part.columns}`, '--fichas': part.cards }),
      }}
    >
      <Shelf
        isInPage
        title={title}
        note={note}
        action={action ?? (more && <SeeAll to={more.to} label={title} total={more.total} />)}
      >
        {/* Until it is made, as many places as are in sight give it its height. */}
        {(isMade ? products : products.slice(0, shown)).map((product, index) =>
          isMade && index < shown ? (
            <li key={product.id} className="min-w-0">
              <Card product={product} eager={eager} />
            </li>
          ) : (
            <li key={product.id} aria-hidden="true" className={cardPlaceholderClass} />
          ),
        )}
      </Shelf>
    </div>
  );
};

const SeeAll = ({
  to,
  label,
  total,
}: {
  readonly to: string;
  readonly label: string;
  readonly total: number;
}) => (
  <Link
    to={to}
    className="-mr-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-ui font-[650] whitespace-nowrap text-verde hover:underline"
  >
    Ver todo
    <span className="sr-only">
      : {label}, {total} productos
    </span>
    <ChevronRight size={18} strokeWidth={2.4} aria-hidden="true" />
  </Link>
);

/** What is in sight, and a card beyond: of two and a bit on a phone, of six on a desktop. */
const firstCards = (): number => (matchMedia('(min-width: 900px)').matches ? 7 : 4);

/**
 * How many cards of a shelf to make: at first those in sight, all of them as soon as somebody scrolls
 * it, points at it or comes into it with the keyboard.
 */
const useFullShelf = (ref: RefObject<HTMLElement | null>, count: number): number => {
  const [first] = useState(firstCards);
  const [isRequested, setRequested] = useState(false);
  const isWhole = isRequested || count <= first;
  useEffect(() => {
    const shelf = ref.current;
    if (isWhole || !shelf) return;
    const events = new AbortController();
    const request = () => setRequested(true);
    const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && request();
    const options = { passive: true, signal: events.signal };
    // Scrolling doesn't bubble; it is caught on its way down.
    shelf.addEventListener('scroll', request, { ...options, capture: true });
    shelf.addEventListener('focusin', request, options);
    shelf.addEventListener('pointerenter', hovers, options);
    return () => events.abort();
  }, [isWhole, ref]);
  return isWhole ? count : first;
};
