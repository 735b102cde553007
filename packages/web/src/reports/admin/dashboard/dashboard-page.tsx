import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Hospital, Hourglass, Package, ReceiptText, ShoppingBasket } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { AuditList } from '../../../kit/admin/audit/audit-list.tsx';
import { auditQuery } from '../../../kit/admin/audit/audit-query.ts';
import { auditHref } from '../../../kit/admin/audit/audit-text.ts';
import { HistorySkeleton } from '../../../kit/admin/audit/history-sheet.tsx';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { formatLongDay } from '../../../kit/lib/format-time.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { useSummary } from '../public/api.ts';
import { Figure } from './figure.tsx';
import { ProblemList } from './problem-list.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

/** /admin: current figures, waiting work and the latest changes. */
export const DashboardPage = () => {
  const { error, data, isError, isFetching, refetch } = useSummary();
  const hasPermission = usePermission();
  return (
    <>
      <PageHead title="Resumen">Hoy, {formatLongDay(new Date().toISOString())}</PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          <ProblemList summary={data} />
          {hasPermission('orders.review') && (
            <WaitingOrders waiting={data?.waitingOrders ?? 0} overdue={data?.overdueOrders ?? 0} />
          )}
          {hasPermission('users.decide') && <WaitingBanner waiting={data?.waitingUsers} />}
          <Figure
            value={data?.ordersToday}
            label={data?.ordersToday === 1 ? 'pedido hoy' : 'pedidos hoy'}
            icon={<ReceiptText size={24} strokeWidth={2.1} aria-hidden="true" />}
            {...(hasPermission('orders.read') && { to: '/admin/orders' })}
          />
          <PlaceFigure summary={data} />
          <Figure
            value={data?.activeProducts}
            label={data?.activeProducts === 1 ? 'producto activo' : 'productos activos'}
            icon={<Package size={24} strokeWidth={2.1} aria-hidden="true" />}
            {...(hasPermission('products.read') && { to: '/admin/products' })}
          />
        </div>
      )}
      {hasPermission('audit.read') && <LatestChanges />}
    </>
  );
};

/** How many hospitals there are; for who only packs, how much there is to pack. */
const PlaceFigure = ({
  summary,
}: {
  readonly summary: ApiResponse<'GET /api/admin/summary'> | undefined;
}) => {
  const hasPermission = usePermission();
  if (hasPermission('orders.pick') && !hasPermission('hospitals.read'))
    return (
      <Figure
        value={summary?.ordersToPick}
        label={summary?.ordersToPick === 1 ? 'pedido por preparar' : 'pedidos por preparar'}
        icon={<ShoppingBasket size={24} strokeWidth={2.1} aria-hidden="true" />}
        to="/admin/picking"
      />
    );
  return (
    <Figure
      value={summary?.activeHospitals}
      label={summary?.activeHospitals === 1 ? 'hospital activo' : 'hospitales activos'}
      icon={<Hospital size={24} strokeWidth={2.1} aria-hidden="true" />}
      {...(hasPermission('hospitals.read') && { to: '/admin/hospitals' })}
    />
  );
};

const SHOWN_CHANGES = 10;

/** The latest entries of the audit, on all subjects. */
const LatestChanges = () => {
  const { error, data, isError, isFetching, refetch } = useQuery(auditQuery());
  const hasPermission = usePermission();
  return (
    <Block className="mt-5 md:mt-7" aria-labelledby="ultimos-cambios">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="ultimos-cambios">Últimos cambios</h2>
        <Link to="/admin/audit" className={buttonClass('quiet')}>
          Ver todos
        </Link>
      </div>
      <div className="mt-2">
        {isError && !data ? (
          <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />
        ) : !data ? (
          <HistorySkeleton rows={3} />
        ) : data.entries.length === 0 ? (
          <EmptyState heading="h3" title="Todavía no hay cambios">
            Lo que se cambie desde la administración quedará escrito aquí: quién, qué y cuándo.
          </EmptyState>
        ) : (
          <AuditList
            entries={data.entries.slice(0, SHOWN_CHANGES)}
            hrefOf={(entry) => auditHref(entry, hasPermission)}
          />
        )}
      </div>
    </Block>
  );
};

interface WaitingOrdersProps {
  readonly waiting: number;
  /** Of them, those whose promised time has passed. */
  readonly overdue: number;
}

/** Orders waiting for confirmation; nothing if there are none. */
const WaitingOrders = ({ waiting, overdue }: WaitingOrdersProps) =>
  waiting === 0 ? null : (
    <section
      aria-label="Pedidos por confirmar"
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-bloque bg-mango-tinte px-5 py-5 text-mango-tinta sm:col-span-3 md:px-7"
    >
      <Hourglass size={32} strokeWidth={2} aria-hidden="true" className="flex-none" />
      <div className="min-w-0 flex-1 basis-56">
        <h2>{waiting === 1 ? '1 pedido espera confirmación' : `${waiting} pedidos esperan confirmación`}</h2>
        <p className="mt-1">{overdue > 0 ? overdueText(overdue) : reasonText(waiting)}</p>
      </div>
      <Link to="/admin/orders?vista=por-confirmar" className={`${buttonClass('white', 'lg')} max-sm:w-full`}>
        Revisar
        <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
      </Link>
    </section>
  );

const reasonText = (waiting: number): string =>
  waiting === 1
    ? 'Es grande y se paga al recibir. Sin ti no se prepara.'
    : 'Son grandes y se pagan al recibir. Sin ti no se preparan.';

const overdueText = (overdue: number): string =>
  overdue === 1
    ? 'Uno está atrasado: ya debía tener respuesta.'
    : `${overdue} están atrasados: ya debían tener respuesta.`;
