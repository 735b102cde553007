import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonClass } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { useDocumentTitle } from '../../kit/ui/page-title.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { homeQuery } from './home-queries.ts';
import { HomeShelves, type HomeShelvesProps } from './home-shelves.tsx';

/** `/` without a search: categories, banners, and a shelf for everything. */
export const HomePage = (props: HomeShelvesProps) => {
  useDocumentTitle('');
  const { data, refetch } = useQuery(homeQuery);
  const isEmpty = data?.shelves.length === 0 && data.bestSellers.length === 0;
  return (
    <>
      <h1 className="sr-only">Nutrición Plus: la compra de la semana</h1>
      <CategoryStrip />
      {isEmpty ? (
        <EmptyShop onRetry={() => void refetch()} />
      ) : (
        <div className="page mt-3 grid gap-5 grid-cols-[minmax(0,1fr)] md:mt-4 lg:grid-cols-[minmax(0,1fr)_384px]">
          <BannerCarousel />
          <DeliveryBlock />
        </div>
      )}
      <div className="mt-5 flex flex-col gap-5 md:mt-12 md:gap-11">
        <HomeShelves {...props} />
      </div>
    </>
  );
};

/** The shop before its first product, or with all of them put away. */
const EmptyShop = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    title="La tienda está vacía por ahora…"
    action={
      <span className="flex flex-wrap justify-center gap-2">
        <Link to="/education" className={buttonClass('primary')}>
          Leer mientras tanto
        </Link>
        <button type="button" onClick={onRetry} className={buttonClass('quiet')}>
          Mirar otra vez
        </button>
      </span>
    }
  >
    Estamos llenando los anaqueles. Vuelve en un rato: lo que tengas en tu carrito se queda guardado.
  </EmptyState>
);
