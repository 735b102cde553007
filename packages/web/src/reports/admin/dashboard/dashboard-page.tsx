import { Hospital, Package, ReceiptText } from 'lucide-react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { formatLongDay } from '../../../kit/lib/format-time.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { useSummary } from '../public/api.ts';
import { Figure } from './figure.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { ProblemList } from './problem-list.tsx';
import { WaitingBanner } from './waiting-banner.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

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
          <Figure
            value={data?.activeHospitals}
            label={data?.activeHospitals === 1 ? 'hospital activo' : 'hospitales activos'}
            icon={<Hospital size={24} strokeWidth={2.1} aria-hidden="true" />}
            {...(hasPermission('hospitals.read') && { to: '/admin/hospitals' })}
          />
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
