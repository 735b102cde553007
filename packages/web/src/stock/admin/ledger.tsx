import type { StockMovementJson } from '@nutricion/contract/stock/stock';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RecordLink } from '../../accounts/admin/public/record-link.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { ledgerQuery } from './api.ts';
import { balanceText, movementTitle, signedUnits } from './movement-text.ts';

/** The movements of a product's stock, the latest first: "Venta NP-100023 · −2 · quedan 14". */
export const Ledger = ({ productId }: { readonly productId: string }) => {
  const query = useInfiniteQuery(ledgerQuery(productId));
  const movements = query.data?.pages.flatMap((page) => page.movements);
  return (
    <Block aria-labelledby="movimientos">
      <h2 id="movimientos">Qué entró y qué salió</h2>
      {query.isError && !movements ? (
        <FailedLoad query={query} heading="h3" />
      ) : !movements ? (
        <div role="status" aria-label="Cargando los movimientos" className="breathes mt-3 grid gap-2">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-14 w-full rounded-ficha" />
          ))}
        </div>
      ) : movements.length === 0 ? (
        <p className="mt-2 text-ui text-tinta-suave">Nunca ha habido de este producto.</p>
      ) : (
        <ol className="mt-2 divide-y divide-linea">
          {movements.map((movement) => (
            <li key={movement.id}>
              <Movement movement={movement} />
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          wide
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver los de antes
        </Button>
      )}
    </Block>
  );
};

const Movement = ({ movement }: { readonly movement: StockMovementJson }) => (
  <div className="flex items-start gap-3 py-2.5">
    <div className="min-w-0 flex-1">
      <p className="leading-snug font-[650] wrap-anywhere">
        <RecordLink permission="orders.read" to={movement.order && `/admin/orders/${movement.order.id}`}>
          {movementTitle(movement)}
        </RecordLink>
      </p>
      {movement.reason && <p className="text-ui leading-snug wrap-anywhere">{movement.reason}</p>}
      <p className="text-nota text-tinta-suave">
        {movement.by && `${movement.by} · `}
        <time dateTime={movement.at}>{formatDayAndTime(movement.at)}</time>
      </p>
    </div>
    <p className="flex-none text-right tabular-nums">
      <span className={`block font-[650] ${movement.units < 0 ? '' : 'text-verde'}`}>
        {signedUnits(movement.units)}
      </span>
      <span className="text-nota text-tinta-suave">{balanceText(movement.balance)}</span>
    </p>
  </div>
);
