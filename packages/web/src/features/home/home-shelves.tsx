import { findCategory } from '@nutricion/domain/catalog/category';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { ProductCardSlot } from '../../shared/catalog/product-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BannerBlock } from './banner-block.tsx';
import { promoBanners } from './banners.ts';
import { homeQuery, reorderQuery } from './home-queries.ts';
import { homeSections } from './home-sections.ts';
import { ProductShelf } from './product-shelf.tsx';
import { ReorderAll } from './reorder-all.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
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
  const isWaiting = useDeferredValue(home.isPending || reorder.isPending || extras.status === 'loading');
  if (isWaiting) return <ShelvesSkeleton />;
  if (!home.data)
    return (
      <ErrorState
        title="No pudimos cargar los anaqueles"
        onRetry={() => void home.refetch()}
        retrying={home.isFetching}
      />
    );
  const { bestSellers, hasSales, shelves } = home.data;
  const again = reorder.data?.products ?? [];
  return (
    <>
      {again.length > 0 && (
        <ProductShelf
          title="Vuelve a Pedir"
          note="Lo de tus últimas órdenes"
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
