import { useQuery } from '@tanstack/react-query';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { stockProductQuery } from '../../stock/admin/api.ts';
import { Ledger } from '../../stock/admin/ledger.tsx';
import { Lots, StockOnHand } from '../../stock/admin/stock-on-hand.tsx';

/** Stock can't be edited as a field: it changes by receiving, counting and waste, each with a movement in the ledger. */
export const StockSection = ({ productId }: { readonly productId: string }) => {
  const query = useQuery(stockProductQuery(productId));
  const { data, isError } = query;
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={query} heading="h3" />
      </Block>
    );
  if (!data)
    return (
      <div role="status" aria-label="Cargando el inventario" className="breathes grid gap-4">
        <Skeleton className="h-40 w-full rounded-bloque bg-papel!" />
        <Skeleton className="h-64 w-full rounded-bloque bg-papel!" />
      </div>
    );
  return (
    <>
      <StockOnHand product={data} />
      <Lots product={data} />
      <Ledger productId={productId} />
    </>
  );
};
