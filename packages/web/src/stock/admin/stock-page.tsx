import type { StockRowJson } from '@nutricion/contract/stock/stock';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { useListAddress, useSearchText } from '../../kit/admin/list/list-address.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { useScanner } from '../../kit/admin/use-scanner.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { queryClient } from '../../kit/api/query.ts';
import { toastNote } from '../../kit/lib/toast.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { stockListQuery } from './api.ts';
import { placeText } from './public/place-tag.tsx';

/** /admin/stock: finds a product by name, code or scanner. */
export const StockPage = () => {
  const { values, change } = useListAddress(noFilters);
  const { text, setText } = useSearchText(values, change);
  const query = useQuery(stockListQuery(values.q ?? ''));
  const open = useOpenByCode();
  useScanner((code) => void open(code));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The address doesn't yet contain what a scanner typed just now.
    if (text.trim()) void open(text.trim());
  };
  const { data, isError } = query;
  return (
    <>
      <PageHead title="Inventario">Busca un producto para recibirlo, contarlo o sacarlo</PageHead>
      <search>
        <form onSubmit={submit} className="relative mb-4">
          <Search
            size={20}
            strokeWidth={2.1}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-verde"
          />
          <TextInput
            type="search"
            aria-label="Busca por nombre o código, o escanéalo"
            placeholder="Nombre o código, o escanéalo"
            enterKeyHint="search"
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-11"
          />
        </form>
      </search>
      {isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando los productos" className="breathes grid gap-2">
          {[0, 1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-20 w-full rounded-ficha bg-papel!" />
          ))}
        </div>
      ) : data.products.length === 0 ? (
        <Block>
          <EmptyState
            title="Ningún producto se llama así"
            action={
              <Button variant="outline" onClick={() => setText('')}>
                Quitar la búsqueda
              </Button>
            }
          >
            Escribe parte del nombre, o escanea su código.
          </EmptyState>
        </Block>
      ) : (
        <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
          {data.products.map((product) => (
            <li key={product.id}>
              <StockRow product={product} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const noFilters = {};

/** Opens the product with that code, or the only product that a text finds. */
const useOpenByCode = () => {
  const navigate = useNavigate();
  return async (code: string): Promise<void> => {
    const { products } = await queryClient.fetchQuery(stockListQuery(code));
    const [first] = products;
    if (first && (products.length === 1 || first.sku === code.toLowerCase())) {
      void navigate(`/admin/stock/${first.id}`);
      return;
    }
    if (products.length === 0) toastNote('Ese código no es de ningún producto', `«${code}»`);
  };
};

const StockRow = ({ product }: { readonly product: StockRowJson }) => (
  <Link
    to={`/admin/stock/${product.id}`}
    className="flex min-h-20 items-center gap-3 rounded-ficha bg-papel p-2.5 pr-3 hover:bg-rocio-2"
  >
    <ProductArt src={product.image_url ?? ''} alt="" categoryId={null} className="w-14 flex-none" />
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 leading-snug font-[650]">{product.title}</span>
      <span className="line-clamp-2 text-nota leading-snug text-tinta-suave">
        {product.package_label} · {placeText(product)}
      </span>
      {!product.is_active && <Badge className="mt-1">No se vende</Badge>}
    </span>
    <span className="flex-none text-right">
      <span
        className={`num block text-[1.375rem] leading-none ${product.stock === 0 ? 'text-guayaba-tinta' : ''}`}
      >
        {product.stock}
      </span>
      <span className="text-nota text-tinta-suave">a la venta</span>
    </span>
    <ChevronRight size={20} aria-hidden="true" className="flex-none text-tinta-suave" />
  </Link>
);
