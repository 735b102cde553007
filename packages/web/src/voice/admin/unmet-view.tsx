import type { ReportFigure } from '@nutricion/domain/reports/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../../kit/api/api.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { FigureTiles } from '../../reports/admin/public/figure-tiles.tsx';
import { summaryQuery } from './api.ts';
import { FlagCounts } from './flag-counts.tsx';
import { UnmetList } from './unmet-list.tsx';
import { dayChoices, useDays } from './use-days.ts';

type Summary = ApiResponse<'GET /api/admin/voice/summary'>;

/** Results of the assistant in the last days, and what it couldn't do. */
export const UnmetView = () => {
  const { days } = useDays();
  const query = useQuery({ ...summaryQuery(days), placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <>
      <DaysPicker />
      {query.isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando qué faltó" className="breathes grid gap-4">
          <Skeleton className="h-36 w-full rounded-bloque bg-papel!" />
          <Skeleton className="h-80 w-full rounded-bloque bg-papel!" />
        </div>
      ) : (
        <div
          aria-busy={query.isPlaceholderData}
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <FigureTiles figures={figuresOf(data)} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <UnmetList unmet={data.unmet} />
            <FlagCounts flags={data.flags} />
          </div>
        </div>
      )}
    </>
  );
};

const DaysPicker = () => {
  const { days, pick } = useDays();
  return (
    <ul aria-label="De cuántos días" className="mb-4 flex flex-wrap gap-1.5">
      {dayChoices.map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-pressed={each === days}
            onClick={() => pick(each)}
            className="min-h-11 rounded-control px-3.5 text-ui font-semibold text-verde hover:bg-rocio aria-pressed:bg-rocio aria-pressed:text-verde-hondo"
          >
            {each} días
          </button>
        </li>
      ))}
    </ul>
  );
};

const figuresOf = ({ sessions, calls, with_products, month }: Summary): readonly ReportFigure[] => [
  figure('sesiones', 'Sesiones', 'Veces que alguien le habló o le escribió al asistente.', sessions),
  figure(
    'con-productos',
    'Agregaron algo',
    'Sesiones que pusieron al menos un producto en el carrito.',
    with_products,
  ),
  figure('herramientas', 'Herramientas', 'Veces que el asistente buscó algo o tocó el carrito.', calls),
  ...(month
    ? [
        figure(
          'minutos',
          `Minutos del mes, de ${month.most_minutes.toLocaleString('es-PR')}`,
          'Minutos con el proveedor de voz este mes. Al llegar al máximo se sigue con el navegador y por escrito.',
          Math.ceil(month.minutes),
        ),
      ]
    : []),
];

const figure = (id: string, label: string, definition: string, value: number): ReportFigure => ({
  id,
  label,
  definition,
  unit: 'count',
  value,
  before: null,
  hasOrders: false,
});
