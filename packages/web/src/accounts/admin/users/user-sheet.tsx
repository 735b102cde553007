import type { AdminUserDetailsJson } from '@nutricion/contract/accounts/users';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { orderStatusLabels } from '@nutricion/domain/orders/order-status';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { formatTimeAgo } from '../../../kit/lib/format-time.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { endSessionsOfUser, userDetailsQuery } from '../api.ts';
import { RecordLink } from '../public/record-link.tsx';
import { usePermission } from '../public/use-permission.ts';
import { stateLabels } from './state-labels.ts';

interface UserSheetProps {
  readonly id: string;
  /** A link opened it: going back leaves the page. */
  readonly isLinked: boolean;
  readonly onClose: () => void;
}

/** A user with sessions, orders, and deliveries that failed because nobody came. */
export const UserSheet = ({ id, isLinked, onClose }: UserSheetProps) => {
  const query = useQuery(userDetailsQuery(id));
  const user = query.data?.user;
  const mayOrder = usePermission()('orders.change') && user?.state === 'verificada';
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      hasOwnHistoryEntry={isLinked}
      title={user?.full_name ?? 'Una cuenta'}
      {...(user && { description: `${user.email} · ${stateLabels[user.state].one}` })}
      className="md:w-[520px]"
      footer={
        mayOrder && (
          <Link to={`/admin/orders/new?cliente=${id}`} className={buttonClass('outline', 'md', true)}>
            Ponerle un pedido
          </Link>
        )
      }
    >
      {query.data ? (
        <UserDetails details={query.data} />
      ) : query.isError ? (
        <FailedLoad query={query} heading="h3" />
      ) : (
        <Skeleton className="h-72 w-full rounded-[16px]" />
      )}
    </Sheet>
  );
};

const UserDetails = ({ details }: { readonly details: AdminUserDetailsJson }) => (
  <div className="grid gap-6">
    {details.no_shows > 0 && (
      <p className="rounded-ficha bg-mango-tinte px-4 py-3 text-ui text-mango-tinta">
        <b className="font-[650]">
          {details.no_shows === 1 ? 'Una vez no estuvo' : `${details.no_shows} veces no estuvo`}
        </b>{' '}
        y nadie ha pagado ese pedido. Con dos, paga antes.
      </p>
    )}
    <Sessions details={details} />
    <section aria-labelledby="sus-pedidos">
      <h3 id="sus-pedidos" className="text-h3">
        {ordersTitle(details.order_count)}
      </h3>
      <ul className="mt-2 divide-y divide-linea">
        {details.orders.map((order) => (
          <li key={order.id}>
            <Link
              to={`/admin/orders/${order.id}`}
              className="flex min-h-12 items-center justify-between gap-3 py-1.5 text-ui hover:underline"
            >
              <span>
                <b className="font-[650] tabular-nums">{order.number}</b>
                <span className="block text-nota text-tinta-suave">{orderStatusLabels[order.status]}</span>
              </span>
              <span className="text-right tabular-nums">
                {formatUsd(orderMoney.fromJson(order).totalCents)}
                <span className="block text-nota text-tinta-suave">
                  {formatTimeAgo(order.created_at, Date.now())}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {details.order_count > details.orders.length && (
        <p className="mt-2 text-ui font-semibold">
          <RecordLink
            permission="orders.read"
            to={`/admin/orders?q=${encodeURIComponent(details.user.full_name)}`}
          >
            Todos sus pedidos
          </RecordLink>
        </p>
      )}
    </section>
  </div>
);

const ordersTitle = (count: number): string => {
  if (count === 0) return 'Todavía no ha pedido';
  return count === 1 ? '1 pedido' : `${count} pedidos`;
};

const Sessions = ({ details: { user, sessions } }: { readonly details: AdminUserDetailsJson }) => {
  const queryClient = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const hasPermission = usePermission();
  const canEnd = hasPermission('users.decide') && (user.roles.length === 0 || hasPermission('roles.give'));
  const end = async () => {
    setEnding(true);
    try {
      const ended = await endSessionsOfUser(user.id);
      toastSuccess(ended === 1 ? 'Se cerró 1 sesión' : `Se cerraron ${ended} sesiones`, user.full_name);
    } catch (error) {
      toastError('No pudimos confirmarlo', failureText(error));
    }
    await queryClient.invalidateQueries({ queryKey: userDetailsQuery(user.id).queryKey });
    setEnding(false);
  };
  return (
    <section aria-labelledby="sus-sesiones">
      <h3 id="sus-sesiones" className="text-h3">
        {sessions.length === 0 ? 'Sin sesiones abiertas' : 'Dónde tiene la sesión abierta'}
      </h3>
      <ul className="mt-2 grid gap-2">
        {sessions.map(({ id, browser, system, kind, lastUsedAt }) => {
          const Icon = kind === 'phone' || kind === 'tablet' ? Smartphone : Monitor;
          return (
            <li key={id} className="flex items-center gap-3 rounded-ficha bg-suelo px-4 py-2.5 text-ui">
              <Icon size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
              <span className="min-w-0 flex-1">
                {[browser, system].filter(Boolean).join(' en ') || 'Dispositivo sin nombre'}
                <span className="block text-nota text-tinta-suave">
                  Usada {formatTimeAgo(lastUsedAt, Date.now())}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {canEnd && sessions.length > 0 && (
        <Button variant="outline" size="sm" className="mt-3" loading={isEnding} onClick={() => void end()}>
          Cerrar sus sesiones
        </Button>
      )}
    </section>
  );
};
