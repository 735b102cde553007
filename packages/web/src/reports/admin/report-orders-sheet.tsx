import { reportOrderMoney } from '@nutricion/contract/reports/report-money';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { formatUsd } from '@nutricion/domain/kit/money';
import { adminStatusLabels } from '@nutricion/domain/orders/order-status';
import type { Period } from '@nutricion/domain/reports/period';
import type { ReportName } from '@nutricion/domain/reports/report';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Sheet } from '../../kit/ui/sheet.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { type Counted, reportOrdersQuery } from './public/api.ts';

interface ReportOrdersSheetProps {
  readonly name: ReportName;
  readonly period: Period;
  readonly counted: Counted;
  readonly onClose: () => void;
}

/** The orders that a figure or row consists of, latest first. */
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
                  {formatDayAndTime(order.at)} · {adminStatusLabels[order.status]}
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
