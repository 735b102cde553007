import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { aCopyOf, newProduct } from '../../catalog/admin/products/new-product.ts';
import { productQuery } from '../../catalog/admin/public/api.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatTimeAgo } from '../../kit/lib/format-time.ts';
import { useIsOnline } from '../../kit/offline/offline-banner.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { PageTitle } from '../../kit/ui/page-title.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { ProductEditor } from './product-editor.tsx';

/** /admin/products/{id}: everything about one product. */
export const ProductPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(productQuery(id));
  return (
    <LoadedProduct query={query}>{(product) => <ProductEditor key={id} product={product} />}</LoadedProduct>
  );
};

/** /admin/products/new: an empty product, or with `de` a copy of another. */
export const NewProductPage = () => {
  const [params] = useSearchParams();
  const from = params.get('de');
  const query = useQuery({ ...productQuery(from ?? ''), enabled: from !== null });
  const navigate = useNavigate();
  const onCreated = (id: string) => void navigate(`/admin/products/${id}`, { replace: true });
  if (from === null)
    return (
      <>
        <BackLink />
        <ProductEditor product={newProduct} onCreated={onCreated} />
      </>
    );
  return (
    <LoadedProduct query={query}>
      {(product) => (
        <ProductEditor key={from} product={newProduct} copied={aCopyOf(product)} onCreated={onCreated} />
      )}
    </LoadedProduct>
  );
};

interface LoadedProductProps {
  readonly query: ReturnType<typeof useQuery<AdminProductJson>>;
  readonly children: (product: AdminProductJson) => React.ReactNode;
}

const LoadedProduct = ({ query, children }: LoadedProductProps) => {
  const { data, error, isError, isFetching, refetch, dataUpdatedAt } = query;
  const isOnline = useIsOnline();
  const isStale = data !== undefined && (isError || !isOnline);
  return (
    <>
      <BackLink />
      {isStale && (
        <p
          role="status"
          className="mb-4 rounded-ficha bg-mango-tinte px-4 py-2.5 text-ui font-semibold text-mango-tinta"
        >
          Así estaba {formatTimeAgo(new Date(dataUpdatedAt).toISOString(), Date.now())}: la tienda no
          contesta. Lo que escribas se queda en este navegador.
        </p>
      )}
      {data ? (
        children(data)
      ) : isError ? (
        <Block>
          <PageTitle documentTitle="Producto · Administración" className="sr-only">
            Producto
          </PageTitle>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <div role="status" aria-label="Cargando el producto" className="breathes">
          <Skeleton className="mb-5 h-16 w-80 max-w-full" />
          <Skeleton className="mb-4 h-11 w-full max-w-xl rounded-control" />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
            <Skeleton className="h-96 w-full rounded-bloque bg-papel!" />
            <Skeleton className="h-56 w-full rounded-bloque bg-papel!" />
          </div>
        </div>
      )}
    </>
  );
};

const BackLink = () => (
  <Link
    to="/admin/products"
    className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
  >
    <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
    Productos
  </Link>
);
