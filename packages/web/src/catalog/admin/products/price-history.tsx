import { productMoney } from '@nutricion/contract/kit/money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../../kit/lib/format-time.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { pricesQuery } from '../public/api.ts';
import { PriceChart } from './price-chart.tsx';
import { ScheduledPrices } from './scheduled-prices.tsx';

interface PriceHistoryProps {
  readonly productId: string;
  readonly isReadOnly: boolean;
}

/** Scheduled prices, and the price over time as chart and table. */
export const PriceHistory = ({ productId, isReadOnly }: PriceHistoryProps) => {
  const query = useQuery(pricesQuery(productId));
  const [nowMs] = useState(() => Date.now());
  const { data, isError } = query;
  if (isError && !data)
    return (
      <Block>
        <FailedLoad query={query} heading="h3" />
      </Block>
    );
  if (!data) return <Skeleton className="h-72 w-full rounded-bloque bg-papel!" />;
  return (
    <>
      <ScheduledPrices productId={productId} scheduled={data.scheduled} isReadOnly={isReadOnly} />
      <Block aria-labelledby="historia-precio">
        <h2 id="historia-precio" className="mb-4">
          Cómo ha ido el precio
        </h2>
        <Prices history={data.history} nowMs={nowMs} />
      </Block>
    </>
  );
};

interface PricesProps {
  readonly history: ApiResponse<'GET /api/admin/products/{id}/prices'>['history'];
  readonly nowMs: number;
}

const Prices = ({ history, nowMs }: PricesProps) => {
  if (history.length === 0)
    return (
      <p className="text-ui text-tinta-suave">Todavía no ha cambiado desde que se guarda su historia.</p>
    );
  const oldestFirst = [...history].sort(
    (one, other) => Date.parse(one.changed_at) - Date.parse(other.changed_at),
  );
  return (
    <>
      <PriceChart
        points={oldestFirst.map(({ changed_at, price }) => ({
          at: changed_at,
          cents: centsOf({ price }),
        }))}
        nowMs={nowMs}
      />
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2.5 text-ui font-semibold text-verde">
          Verlo como tabla
        </summary>
        <table className="w-full text-left text-ui">
          <caption className="sr-only">Los precios que ha tenido, el último primero</caption>
          <thead className="text-nota text-tinta-suave">
            <tr className="border-b border-linea">
              <th scope="col" className="py-2 pr-3 font-semibold">
                Desde
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                Precio
              </th>
              <th scope="col" className="py-2 font-semibold">
                Quién
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-linea">
            {oldestFirst.toReversed().map(({ changed_at, price, by }) => (
              <tr key={changed_at}>
                <td className="py-2.5 pr-3">{formatDayAndTime(changed_at)}</td>
                <td className="py-2.5 pr-3 text-right font-[650] tabular-nums">
                  {formatUsd(centsOf({ price }))}
                </td>
                <td className="py-2.5 text-tinta-suave">{by ?? 'El sistema'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};

const centsOf = (json: { readonly price: number }): number => productMoney.fromJson(json).regularPriceCents;
