import { Hospital, Package, ReceiptText } from 'lucide-react';
import { useSummary } from '../../../accounts/admin/public/admin-queries.ts';
import { useMay } from '../../../accounts/admin/public/use-may.ts';
import { PageHead } from '../../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { longDay } from '../../../kit/lib/format-time.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Figure } from './figure.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { WaitingBanner } from './waiting-banner.tsx';
import { WaitingOrders } from './waiting-orders.tsx';
import { WrongThings } from './wrong-things.tsx';

/** What is true now, what waits, and what was done last. */
export const DashboardPage = () => {
  const { error, data, isError, isFetching, refetch } = useSummary();
  const may = useMay();
  return (
    <>
      <PageHead title="Resumen">Hoy, {longDay(new Date().toISOString())}</PageHead>
      {isError && !data ? (
        <Block>
          <FailedLoad query={{ error, isFetching, refetch }} />
        </Block>
      ) : (
        <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          <WrongThings summary={data} />
          {may('orders.review') && (
            <WaitingOrders waiting={data?.waitingOrders ?? 0} overdue={data?.overdueOrders ?? 0} />
          )}
          {may('users.decide') && <WaitingBanner waiting={data?.waitingUsers} />}
          <Figure
            value={data?.ordersToday}
            label={data?.ordersToday === 1 ? 'pedido hoy' : 'pedidos hoy'}
            icon={<ReceiptText size={24} strokeWidth={2.1} aria-hidden="true" />}
            {...(may('orders.read') && { to: '/admin/orders' })}
          />
          <Figure
            value={data?.activeHospitals}
            label={data?.activeHospitals === 1 ? 'hospital activo' : 'hospitales activos'}
            icon={<Hospital size={24} strokeWidth={2.1} aria-hidden="true" />}
            {...(may('hospitals.read') && { to: '/admin/hospitals' })}
          />
          <Figure
            value={data?.activeProducts}
            label={data?.activeProducts === 1 ? 'producto activo' : 'productos activos'}
            icon={<Package size={24} strokeWidth={2.1} aria-hidden="true" />}
            {...(may('products.read') && { to: '/admin/products' })}
          />
        </div>
      )}
      {may('audit.read') && <LatestChanges />}
    </>
  );
};
