import { findCategory } from '@nutricion/domain/catalog/category';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { ProductCardSkeletons } from '../../catalog/public/product-card-skeleton.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { externalStore } from '../../kit/lib/external-store.ts';
import { shelfRowClass } from '../../kit/ui/shelf.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { BannerBlock } from './banner-block.tsx';
import { promoBanners } from './banners.ts';
import { homeBlocks } from './home-blocks.ts';
import { homeQuery, reorderQuery } from './home-queries.ts';
import { ProductShelf, type ProductShelfProps } from './product-shelf.tsx';
import { shelfRows } from './shelf-rows.ts';

export interface HomeShelvesProps {
  readonly Card: ProductCardSlot;
  /** Opens the meal planner; the focus returns to `opener`. */
  readonly onCreatePlan: (opener: HTMLElement) => void;
  /** Meal-prep recipes, after the sixth category shelf. It keeps its own room while it loads; nothing when there are none. */
  readonly recipeCarousel?: ReactNode;
}

/** Everything below the first banner, in the specification's order. */
export const HomeShelves = ({ Card, onCreatePlan, recipeCarousel }: HomeShelvesProps) => {
  const home = useQuery(homeQuery);
  const reorder = useQuery(reorderQuery);
  const extras = useHomeExtras();
  const made = useIdleCount(home.data?.shelves.length ?? 0);
  // What stands above pushes down what stands below: all of it is waited for.
  const isWaiting = useDeferredValue(home.isPending || reorder.isPending || extras.status === 'loading');
  if (isWaiting) return <ShelvesSkeleton />;
  if (!home.data) return <FailedLoad title="No pudimos cargar los anaqueles" query={home} />;
  const { bestSellers, hasSales, shelves, plan } = home.data;
  const again = reorder.data?.products ?? [];
  const top: readonly Omit<ProductShelfProps, 'Card'>[] = [
    ...(again.length > 0
      ? [
          {
            title: 'Vuelve a Pedir',
            note: 'Lo de tus últimos pedidos',
            products: again,
            action: extras.status === 'ready' && (
              <extras.ReorderAll products={again} quantities={reorder.data?.quantities ?? {}} />
            ),
            eager: true,
          },
        ]
      : []),
    ...(bestSellers.length > 0
      ? [
          {
            title: 'Más Vendidos',
            note: hasSales ? 'Lo que más piden tus compañeros de turno' : 'Lo básico para empezar la semana',
            products: bestSellers,
            eager: again.length === 0,
          },
        ]
      : []),
  ];
  const shelfOf = (
    { categoryId, total, products }: (typeof shelves)[number],
    at: number,
  ): Omit<ProductShelfProps, 'Card'> => ({
    title: findCategory(categoryId)?.label ?? categoryId,
    products,
    more: { to: `/category/${categoryId}`, total },
    isPreloaded: at < made,
  });
  return (
    <>
      {extras.status === 'ready' && reorder.isError && !reorder.data && (
        <extras.FailedShelf title="Vuelve a Pedir" query={reorder} />
      )}
      <ShelfRows shelves={top} Card={Card} />
      {extras.status === 'ready' && <extras.HomeExtras onCreatePlan={onCreatePlan} plan={plan} />}
      {homeBlocks(shelves.map(shelfOf)).map((block) => {
        if (block.kind === 'promo') return <Promo key={`promo-${block.ordinal}`} ordinal={block.ordinal} />;
        if (block.kind === 'shelves')
          return <ShelfRows key={block.shelves[0]?.title} shelves={block.shelves} Card={Card} />;
        return (
          recipeCarousel && (
            <div key="recipes" className="empty:hidden">
              {recipeCarousel}
            </div>
          )
        );
      })}
    </>
  );
};

interface ShelfRowsProps {
  readonly shelves: readonly Omit<ProductShelfProps, 'Card'>[];
  readonly Card: ProductCardSlot;
}

/** Shelves that follow one another; on a desktop short ones share a row. */
const ShelfRows = ({ shelves, Card }: ShelfRowsProps) =>
  shelfRows(shelves, ({ products }) => products.length).map((row) => (
    <div
      key={row[0]?.shelf.title}
      className="page grid grid-cols-[minmax(0,1fr)] gap-5 md:max-lg:gap-11 lg:grid-cols-6 lg:items-end *:max-lg:col-span-full!"
    >
      {row.map(({ shelf, ...part }) => (
        <ProductShelf key={shelf.title} {...shelf} part={part} Card={Card} />
      ))}
    </div>
  ));

const Promo = ({ ordinal }: { readonly ordinal: number }) => {
  const banner = promoBanners[ordinal % promoBanners.length];
  return (
    banner && (
      <div className="page">
        <BannerBlock banner={banner} className="md:min-h-[260px]" />
      </div>
    )
  );
};

const ShelvesSkeleton = () => (
  <div role="status" className="breathes flex flex-col gap-5 md:gap-11">
    <span className="sr-only">Cargando los productos</span>
    <ShelfSkeleton />
    <ShelfSkeleton />
    <ShelfSkeleton />
  </div>
);

/** A shelf's shape: heading, and as many cards as fit. */
const ShelfSkeleton = () => (
  <div className="page overflow-hidden" aria-hidden="true">
    <div className="mb-3 min-h-11 md:mb-4">
      <Skeleton className="h-[25px] w-48" />
      <Skeleton className="mt-1.5 h-4 w-60" />
    </div>
    <div className={`${shelfRowClass} overflow-hidden`}>
      <ProductCardSkeletons count={6} />
    </div>
  </div>
);

type HomeExtras =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & typeof import('./home-extras.tsx'))
  /** The file failed to load; the page is shown without it. */
  | { readonly status: 'missing' };

const extrasStore = externalStore<HomeExtras>({ status: 'loading' });

/** Below the first screen, so in a file of its own, fetched beside the products that it stands among. */
const useHomeExtras = (): HomeExtras => {
  useEffect(() => {
    if (extrasStore.get().status !== 'ready') void loadExtras();
  }, []);
  return useSyncExternalStore(extrasStore.subscribe, extrasStore.get, extrasStore.get);
};

const loadExtras = async (): Promise<void> => {
  try {
    extrasStore.set({ status: 'ready', ...(await import('./home-extras.tsx')) });
  } catch {
    extrasStore.set({ status: 'missing' });
  }
};

/** An idle moment shorter than this is between two frames of a scroll. */
const MIN_IDLE_MS = 12;

/**
 * Counts up to `limit`, one in each idle moment of the browser, so that what is made for each count
 * is there before somebody scrolls to it and never during a scroll.
 */
const useIdleCount = (limit: number): number => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    // Without idle moments to ask for, what is needed is made when it comes near.
    if (count >= limit || !('requestIdleCallback' in window)) return;
    let handle = 0;
    const wait = () => {
      handle = requestIdleCallback((idle) => {
        if (idle.timeRemaining() < MIN_IDLE_MS) wait();
        else setCount(count + 1);
      });
    };
    wait();
    return () => cancelIdleCallback(handle);
  }, [count, limit]);
  return count;
};
