import type { StockProductJson } from '@nutricion/contract/stock';
import { mayDo } from '@nutricion/domain/account/role';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardCheck, PackagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { FailedLoad } from '../../shared/api/failed-load.tsx';
import { queryClient } from '../../shared/api/query.ts';
import { useSession } from '../../shared/session/session.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NOT_YET_KNOWN, PageHead } from '../page-head.tsx';
import { placeText } from '../picking/place-tag.tsx';
import { useScanner } from '../picking/use-scanner.ts';
import { Barcodes } from './barcodes.tsx';
import { CountForm } from './count-form.tsx';
import { Ledger } from './ledger.tsx';
import { LotCard } from './lot-card.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { stockListQuery, stockProductQuery } from './stock-queries.ts';
import { WasteForm } from './waste-form.tsx';

/** /admin/stock/:id: what there is of a product, what came and went, and how that is changed. */
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
      <PageHead title={data?.title ?? 'Producto'}>
        {data ? `${data.package_label} · ${placeText(data)}` : NOT_YET_KNOWN}
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
            <OnShelf product={data} />
            <Lots product={data} />
            <Barcodes product={data} />
          </div>
          <Ledger productId={data.id} />
        </div>
      )}
    </>
  );
};

type Deed = 'receive' | 'count' | 'waste';

const OnShelf = ({ product }: { readonly product: StockProductJson }) => {
  const [deed, setDeed] = useState<Deed | null>(null);
  const session = useSession();
  const mayWrite = session.status === 'signed-in' && mayDo(session.roles, 'stock.write');
  const close = () => setDeed(null);
  return (
    <Block aria-labelledby="en-el-anaquel">
      <h2 id="en-el-anaquel">En el anaquel</h2>
      <dl className="mt-3 grid grid-cols-3 gap-2">
        <Figure label="Hay" units={product.stock + product.reserved} />
        <Figure label="A la venta" units={product.stock} />
        <Figure label="De pedidos" units={product.reserved} />
      </dl>
      {mayWrite && (
        <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
          <Button onClick={() => setDeed('receive')}>
            <PackagePlus size={20} strokeWidth={2.2} aria-hidden="true" />
            Recibir
          </Button>
          <Button variant="outline" onClick={() => setDeed('count')}>
            <ClipboardCheck size={20} strokeWidth={2.2} aria-hidden="true" />
            Contar
          </Button>
          <Button variant="outline" onClick={() => setDeed('waste')}>
            <Trash2 size={20} strokeWidth={2.2} aria-hidden="true" />
            Merma
          </Button>
        </div>
      )}
      {deed === 'receive' && <ReceiveForm product={product} onClose={close} />}
      {deed === 'count' && <CountForm product={product} onClose={close} />}
      {deed === 'waste' && <WasteForm product={product} onClose={close} />}
    </Block>
  );
};

const Figure = ({ label, units }: { readonly label: string; readonly units: number }) => (
  <div className="flex flex-col-reverse rounded-ficha bg-suelo px-3 py-2.5">
    <dt className="text-nota text-tinta-suave">{label}</dt>
    <dd className="num text-[1.625rem] leading-tight">{units}</dd>
  </div>
);

const Lots = ({ product: { lots } }: { readonly product: StockProductJson }) => (
  <Block aria-labelledby="lotes">
    <h2 id="lotes">Lotes</h2>
    {lots.length === 0 ? (
      <p className="mt-2 text-ui text-tinta-suave">
        De ningún lote queda nada anotado. Los que recibas salen aquí, el que vence primero arriba.
      </p>
    ) : (
      <ul className="mt-3 grid gap-2">
        {lots.map((lot) => (
          <li key={lot.id}>
            <LotCard lot={lot} />
          </li>
        ))}
      </ul>
    )}
  </Block>
);
