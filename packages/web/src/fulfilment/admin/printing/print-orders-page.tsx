import { deliveryWindowIds, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { type Printed, type PrintJob, printedQuery } from '../api.ts';
import { PrintPanel } from './print-panel.tsx';

/** /admin/print/route and /admin/print/orders: the documents of a round or of chosen orders. */
export const PrintOrdersPage = () => {
  const [params] = useSearchParams();
  const job = jobOf(params);
  return (
    <>
      <Link
        to="/admin/print"
        className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-control text-ui font-semibold text-verde"
      >
        <ArrowLeft size={18} strokeWidth={2.2} aria-hidden="true" />
        Rondas
      </Link>
      {job ? <Job key={JSON.stringify(job)} job={job} /> : <NoJob />}
    </>
  );
};

const Job = ({ job }: { readonly job: PrintJob }) => {
  const { data, error, isError, isFetching, refetch } = useQuery(printedQuery(job));
  return (
    <>
      <PageHead title="Imprimir">{data ? leadText(data) : COUNT_LOADING}</PageHead>
      {data ? (
        data.orders.length > 0 ? (
          <PrintPanel printed={data} job={job} />
        ) : (
          <NothingToPrint printed={data} />
        )
      ) : isError ? (
        <Block>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <div
          role="status"
          aria-label="Cargando lo que se imprime"
          className="breathes grid gap-4 lg:grid-cols-2"
        >
          <Skeleton className="h-80 w-full rounded-bloque bg-papel!" />
          <Skeleton className="h-80 w-full rounded-bloque bg-papel!" />
        </div>
      )}
    </>
  );
};

const leadText = ({ orders }: Printed): string => {
  const [first] = orders;
  if (!first) return 'Nada por imprimir';
  const count = orders.length === 1 ? '1 pedido' : `${orders.length} pedidos`;
  const isOneRound = orders.every(
    (order) =>
      order.delivery_date === first.delivery_date &&
      order.delivery_window === first.delivery_window &&
      order.hospital === first.hospital,
  );
  if (!isOneRound) return count;
  const round = `${shortDeliveryDay(first.delivery_date)}, ${deliveryWindowLabel(first.delivery_window)}`;
  return `${count} · ${first.hospital ?? 'A domicilio'} · ${round}`;
};

const NothingToPrint = ({ printed }: { readonly printed: Printed }) => (
  <Block>
    <EmptyState
      heading="h2"
      title="Nada por imprimir"
      action={
        <Link to="/admin/print" className={buttonClass()}>
          Ver las rondas
        </Link>
      }
    >
      {printed.left_out.length > 0
        ? `${printed.left_out.join(', ')}: cancelado o vencido, así que no lleva papeles.`
        : printed.still_packing > 0
          ? `${packingText(printed.still_packing)}: sus papeles salen cuando esté listo.`
          : 'En esa ronda no hay pedidos.'}
    </EmptyState>
  </Block>
);

const packingText = (count: number): string =>
  count === 1 ? '1 pedido todavía se prepara' : `${count} pedidos todavía se preparan`;

const NoJob = () => (
  <>
    <PageHead title="Imprimir">No sabemos de qué pedidos</PageHead>
    <Block>
      <EmptyState
        heading="h2"
        title="Escoge qué imprimes"
        action={
          <Link to="/admin/print" className={buttonClass()}>
            Ver las rondas
          </Link>
        }
      >
        Escoge una ronda, o marca pedidos en la lista y toca «Imprimir».
      </EmptyState>
    </Block>
  </>
);

/** Null if the address has neither a round nor order ids. */
const jobOf = (params: URLSearchParams): PrintJob | null => {
  const ids = params.get('ids');
  if (ids) return { ids };
  const date = params.get('date');
  const hospital = params.get('hospital');
  const window = deliveryWindowIds.find((id) => id === params.get('window'));
  return date && window && hospital ? { date, window, hospital } : null;
};
