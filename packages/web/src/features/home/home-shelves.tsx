import { findCategory } from '@nutricion/domain/catalog/category';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { FailedLoad } from '../../shared/api/failed-load.tsx';
import type { ProductCardSlot } from '../../shared/catalog/product-card.tsx';
import { ProductCardSkeletons } from '../../shared/catalog/product-card-skeleton.tsx';
import { shelfRowClass } from '../../ui/shelf.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BannerBlock } from './banner-block.tsx';
import { promoBanners } from './banners.ts';
import { homeQuery, reorderQuery } from './home-queries.ts';
import { homeSections } from './home-sections.ts';
import { ProductShelf } from './product-shelf.tsx';
import { ReorderAll } from './reorder-all.tsx';
import { useHomeExtras } from './use-home-extras.ts';
import { useIdleCount } from './use-idle-count.ts';

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
  // What stands above pushes down what stands below: all of it is waited for. Then it is made in pieces.
  const isWaiting = useAfterPaint(home.isPending || reorder.isPending || extras.status === 'loading');
  if (isWaiting) return <ShelvesSkeleton />;
  if (!home.data) return <FailedLoad title="No pudimos cargar los anaqueles" query={home} />;
  const { bestSellers, hasSales, shelves } = home.data;
  const again = reorder.data?.products ?? [];
  return (
    <>
      {again.length > 0 && (
        <ProductShelf
          title="Vuelve a Pedir"
          note="Lo de tus últimos pedidos"
          products={again}
          action={<ReorderAll products={again} quantities={reorder.data?.quantities ?? {}} />}
          Card={Card}
          eager
        />
      )}
      {bestSellers.length > 0 && (
        <ProductShelf
          title="Más Vendidos"
          note={hasSales ? 'Lo que más piden tus compañeros de turno' : 'Lo básico para empezar la semana'}
          products={bestSellers}
          Card={Card}
          eager={again.length === 0}
        />
      )}
      {extras.status === 'ready' && <extras.Part onCreatePlan={onCreatePlan} />}
      {homeSections(shelves).map((section) => {
        if (section.kind === 'promo') return <Promo key={`promo-${section.turn}`} turn={section.turn} />;
        if (section.kind === 'recipes')
          return (
            recipeCarousel && (
              <div key="recipes" className="empty:hidden">
                {recipeCarousel}
              </div>
            )
          );
        const { categoryId, total, products } = section.shelf;
        return (
          <ProductShelf
            key={categoryId}
            title={findCategory(categoryId)?.label ?? categoryId}
            products={products}
            more={{ to: `/category/${categoryId}`, total }}
            Card={Card}
            isWanted={shelves.indexOf(section.shelf) < made}
          />
        );
      })}
    </>
  );
};

const Promo = ({ turn }: { readonly turn: number }) => {
  const banner = promoBanners[turn % promoBanners.length];
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
