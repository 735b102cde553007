import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../kit/ui/page-title.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { EmptyShop } from './empty-shop.tsx';
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
