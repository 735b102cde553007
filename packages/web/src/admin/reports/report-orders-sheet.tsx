import { reportOrderMoney } from '@nutricion/contract/report-money';
import { formatUsd } from '@nutricion/domain/money/money';
import { deliveryWindowLabel } from '@nutricion/domain/order/delivery';
import { counterStatusLabels } from '@nutricion/domain/order/order-status';
import type { Period } from '@nutricion/domain/report/period';
import type { ReportName } from '@nutricion/domain/report/report';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dayAndTime } from '../../lib/format-time.ts';
import { FailedLoad } from '../../shared/api/failed-load.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Counted, reportOrdersQuery } from './report-queries.ts';

interface ReportOrdersSheetProps {
  readonly name: ReportName;
  readonly period: Period;
  readonly counted: Counted;
  readonly onClose: () => void;
}

/** The orders that a figure or a row is made of, the latest first. */
export const ReportOrdersSheet = ({ name, period, counted, onClose }: ReportOrdersSheetProps) => {
  const query = useInfiniteQuery(reportOrdersQuery(name, period, counted));
  const orders = query.data?.pages.flatMap((page) => page.orders);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={counted.label}
      description="De qué pedidos sale"
    >
      {query.isError && !orders ? (
        <FailedLoad query={query} heading="h3" />
      ) : !orders ? (
        <Skeleton className="h-48 w-full rounded-ficha" />
      ) : orders.length === 0 ? (
        <p className="text-ui text-tinta-suave">Ninguno en estos días.</p>
      ) : (
        <ul className="divide-y divide-linea">
          {orders.map((order) => (
            <li key={`${order.id} ${order.at}`} className="flex items-baseline justify-between gap-4 py-3">
              <span className="min-w-0">
                <Link
                  to={`/admin/orders/${order.id}`}
                  className="text-ui font-[650] text-verde underline-offset-2 hover:underline"
                >
                  {order.number}
                </Link>
                <span className="block text-nota text-tinta-suave">
                  {dayAndTime(order.at)} · {counterStatusLabels[order.status]}
                </span>
                <span className="block text-nota text-tinta-suave">
                  {order.hospital ?? 'A domicilio'} · {deliveryWindowLabel(order.delivery_window)}
                </span>
              </span>
              <span className="num flex-none">{formatUsd(reportOrderMoney.fromJson(order).totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          wide
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </Sheet>
  );
};
