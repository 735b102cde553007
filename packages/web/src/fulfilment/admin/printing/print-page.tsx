import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { COUNT_LOADING, PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { type PrintRounds, roundsQuery } from '../api.ts';

type Round = PrintRounds['rounds'][number];

/** /admin/print: rounds whose documents can be printed. */
export const PrintPage = () => {
  const { data, error, isError, isFetching, refetch } = useQuery(roundsQuery);
  return (
    <>
      <PageHead title="Imprimir">{data ? leadText(data.rounds) : COUNT_LOADING}</PageHead>
      {data ? (
        <Rounds rounds={data.rounds} />
      ) : isError ? (
        <Block>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <div role="status" aria-label="Cargando las rondas" className="breathes grid gap-4">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-24 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      )}
    </>
  );
};

const leadText = (rounds: readonly Round[]): string => {
  const missing = rounds.reduce((sum, { without_label }) => sum + without_label, 0);
  if (missing === 0) return 'Todo lo listo tiene etiqueta';
  return missing === 1 ? '1 pedido listo sin etiqueta' : `${missing} pedidos listos sin etiqueta`;
};

const Rounds = ({ rounds }: { readonly rounds: readonly Round[] }) =>
  rounds.length === 0 ? (
    <Block>
      <EmptyState heading="h2" title="Ninguna ronda por imprimir">
        Cuando un pedido esté listo en sus bolsas, su ronda llega aquí con etiquetas, hojas de empaque y hoja
        de ruta.
      </EmptyState>
    </Block>
  ) : (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rounds.map((round) => (
        <li key={`${round.date}-${round.window}-${round.hospital?.id}`}>
          <RoundLink round={round} />
        </li>
      ))}
    </ul>
  );

const RoundLink = ({
  round: { date, window, hospital, ready, packing, without_label },
}: {
  readonly round: Round;
}) => (
  <Link
    to={`/admin/print/route?${new URLSearchParams({ date, window, hospital: hospital?.id ?? 'none' })}`}
    className="flex min-h-20 items-center gap-4 rounded-bloque bg-papel p-4 hover:bg-rocio-2"
  >
    <Printer size={24} strokeWidth={2} aria-hidden="true" className="flex-none text-verde" />
    <span className="min-w-0 flex-1">
      <b className="block leading-tight font-[650]">{hospital?.name ?? 'Sin hospital'}</b>
      <span className="block text-ui text-tinta-suave first-letter:uppercase">
        {longDeliveryDay(date)}, {deliveryWindowLabel(window)}
      </span>
      <span className="block text-nota text-tinta-suave">
        {[
          ready === 1 ? '1 listo' : `${ready} listos`,
          packing > 0 && (packing === 1 ? '1 se prepara' : `${packing} se preparan`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {without_label > 0 && (
        <Badge tone="needs-you" className="mt-1.5">
          {without_label} sin etiqueta
        </Badge>
      )}
    </span>
    <ChevronRight size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-tinta-suave" />
  </Link>
);
