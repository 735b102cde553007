import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { batchQuery } from '../api.ts';
import { batchTitle } from './batches-page.tsx';
import { ProductChangeList } from './product-change-list.tsx';
import { useUndo } from './use-undo.ts';

type Batch = ApiResponse<'GET /api/admin/batches/{id}'>;

/** /admin/products/batches/{id}: a batch with each product before and after, undone as far as nobody changed it since. */
export const ProductBatchPage = () => {
  const { id = '' } = useParams();
  const query = useInfiniteQuery(batchQuery(id));
  const batch = query.data?.pages[0];
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <Link
        to="/admin/products/batches"
        className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
      >
        <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
        Cambios en lote
      </Link>
      <PageTitle documentTitle="Lote · Administración" className="mb-4">
        {batch ? batchTitle(batch) : 'Lote'}
      </PageTitle>
      {batch ? (
        <>
          <BatchHead batch={batch} />
          <Block aria-labelledby="productos-del-lote" className="mt-4">
            <h2 id="productos-del-lote">Antes y después</h2>
            <ProductChangeList
              rows={rows}
              titleOf={(row) => <RowTitle row={row} isUndone={batch.undone_by !== null} />}
            />
            {query.hasNextPage && (
              <Button
                variant="outline"
                className="mt-4"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Ver más
              </Button>
            )}
          </Block>
        </>
      ) : query.isError ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : (
        <div role="status" aria-label="Cargando el lote" className="breathes">
          <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
        </div>
      )}
    </>
  );
};

interface RowTitleProps {
  readonly row: Batch['rows'][number];
  readonly isUndone: boolean;
}

const RowTitle = ({ row, isUndone }: RowTitleProps) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Link to={`/admin/products/${row.id}`} className="text-verde-hondo hover:underline">
      {row.title}
    </Link>
    {!isUndone && !row.is_undoable && <Badge tone="state">Cambió después: ya no se deshace</Badge>}
  </span>
);

const BatchHead = ({ batch }: { readonly batch: Batch }) => (
  <Block>
    <p>
      <span className="font-semibold">{batch.by ?? 'Cuenta borrada'}</span>,{' '}
      {formatDateTime(batch.created_at)}
    </p>
    {batch.reason && <p className="mt-1 wrap-anywhere text-tinta-suave">«{batch.reason}»</p>}
    {batch.undoes && (
      <p className="mt-2">
        <Link
          to={`/admin/products/batches/${batch.undoes}`}
          className="font-semibold text-verde hover:underline"
        >
          El lote que deshizo
        </Link>
      </p>
    )}
    {batch.undone_by ? (
      <p className="mt-2">
        Este lote se deshizo.{' '}
        <Link
          to={`/admin/products/batches/${batch.undone_by}`}
          className="font-semibold text-verde hover:underline"
        >
          Ver cómo
        </Link>
      </p>
    ) : (
      <UndoButton batch={batch} />
    )}
  </Block>
);

const UndoButton = ({ batch: { id, undoable, products } }: { readonly batch: Batch }) => {
  const canWrite = usePermission()('products.write');
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const undo = useUndo(() => void queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }));
  if (!canWrite) return null;
  if (undoable === 0)
    return (
      <p className="mt-2 text-tinta-suave">
        No queda nada que deshacer: todos sus productos cambiaron después. Cada uno se arregla en su página.
      </p>
    );
  const rest = products - undoable;
  return (
    <>
      <Button variant="outline" className="mt-3" onClick={() => setOpen(true)}>
        <Undo2 size={20} strokeWidth={2.1} aria-hidden="true" />
        {undoable === 1 ? 'Deshacer 1 producto' : `Deshacer ${undoable.toLocaleString('es-PR')} productos`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="¿Deshacer este lote?"
        actions={
          <>
            <Button
              loading={isSending}
              onClick={async () => {
                setSending(true);
                await undo(id);
                setSending(false);
                setOpen(false);
              }}
            >
              Deshacer
            </Button>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Dejarlo
            </Button>
          </>
        }
      >
        <p>
          {undoable === 1 ? 'Un producto vuelve' : `${undoable.toLocaleString('es-PR')} productos vuelven`} a
          como estaban antes; los que el lote creó pasan al archivo.
          {rest > 0 &&
            ` ${rest === 1 ? 'Otro cambió' : `Otros ${rest.toLocaleString('es-PR')} cambiaron`} después y se quedan como están.`}
        </p>
      </Dialog>
    </>
  );
};
