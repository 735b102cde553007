import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../kit/admin/page-head.tsx';
import { useScanner } from '../../kit/admin/use-scanner.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { queryClient } from '../../kit/api/query.ts';
import { Block } from '../../kit/ui/block.tsx';
import { buttonClass } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { stockListQuery, stockProductQuery } from './api.ts';
import { Barcodes } from './barcodes.tsx';
import { Ledger } from './ledger.tsx';
import { placeText } from './public/place-tag.tsx';
import { Lots, StockOnHand } from './stock-on-hand.tsx';

/** /admin/stock/:id: a product's stock, its movements, and the forms that change it. */
export const StockProductPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(stockProductQuery(id));
  const navigate = useNavigate();
  useScanner((code) => {
    void queryClient.fetchQuery(stockListQuery(code)).then(({ products }) => {
      const [first] = products;
      const isOne = first && (products.length === 1 || first.sku === code.toLowerCase());
      void navigate(isOne ? `/admin/stock/${first.id}` : `/admin/stock?q=${encodeURIComponent(code)}`);
    });
  });
  const { data, isError } = query;
  return (
    <>
      <Link
        to="/admin/stock"
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-ui font-semibold text-verde"
      >
        <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
        Inventario
      </Link>
      <PageHead
        title={data?.title ?? 'Producto'}
        actions={
          data && (
            <Link to={`/admin/products/${data.id}`} className={buttonClass('outline')}>
              Ver el producto
            </Link>
          )
        }
      >
        {data ? `${data.package_label} · ${placeText(data)}` : COUNT_LOADING}
      </PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando el producto" className="breathes grid gap-4">
          <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
          <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
        </div>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="grid gap-4">
            <StockOnHand product={data} />
            <Lots product={data} />
            <Barcodes product={data} />
          </div>
          <Ledger productId={data.id} />
        </div>
      )}
    </>
  );
};
