import { orderItemMoney, orderMoney } from '@nutricion/contract/orders/order-money';
import type { WaitingOrderJson } from '@nutricion/contract/orders/order-reviews';
import { type DeliveryWindowId, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatDateTime } from '@nutricion/domain/orders/format-date-time';
import type { ReviewDecision } from '@nutricion/domain/orders/order-review';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../catalog/public/price.tsx';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { formatLongDay, formatTimeAgo } from '../../kit/lib/format-time.ts';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { refetchWaitingOrders, reviewOrder } from './api.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

interface WaitingOrderProps {
  readonly order: WaitingOrderJson;
  /** When the list was loaded. */
  readonly nowMs: number;
}

/** What an administrator needs to decide: customer, items, place, and when the customer was promised a decision. */
export const WaitingOrder = ({ order, nowMs }: WaitingOrderProps) => {
  const [isRefusing, setRefusing] = useState(false);
  const review = async (decision: ReviewDecision, reason?: string): Promise<void> => {
    await reviewOrder(order, decision, reason);
    toastSuccess(
      `${order.number} ${decision === 'approve' ? 'confirmado' : 'rechazado'}`,
      'Le avisamos por correo.',
    );
    await refetchWaitingOrders();
  };
  const approval = useSubmit({ fields: [], send: () => review('approve') });
  const isOverdue = Date.parse(order.due_at) < nowMs;
  return (
    <Block aria-labelledby={`pedido-${order.id}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`pedido-${order.id}`} className="tabular-nums">
          {order.number}
        </h2>
        <Badge tone={isOverdue ? 'bad' : 'needs-you'}>{isOverdue ? 'Atrasado' : 'Por confirmar'}</Badge>
        <Price cents={orderMoney.fromJson(order).totalCents} className="ml-auto" />
      </div>
      <p className="mt-1 text-ui text-tinta-suave">
        Hecho {formatTimeAgo(order.created_at, nowMs)}. Se le prometió respuesta para el{' '}
        {formatDateTime(order.due_at)}
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Customer order={order} />
        <Items order={order} />
      </div>
      <FormAlert message={approval.failure} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          className="max-sm:flex-1"
          loading={approval.isSending}
          aria-label={`Confirmar el pedido ${order.number}`}
          onClick={approval.submit}
        >
          <Check size={20} strokeWidth={2.6} aria-hidden="true" />
          Confirmar
        </Button>
        <Button
          variant="outline"
          className="max-sm:flex-1"
          disabled={approval.isSending}
          aria-label={`Rechazar el pedido ${order.number}`}
          onClick={() => setRefusing(true)}
        >
          Rechazar
        </Button>
      </div>
      {isRefusing && (
        <RefuseDialog
          order={order}
          onClose={() => setRefusing(false)}
          onRefuse={async (reason) => {
            await review('refuse', reason);
            setRefusing(false);
          }}
        />
      )}
    </Block>
  );
};

const Customer = ({ order: { customer, ...order } }: Pick<WaitingOrderProps, 'order'>) => (
  <div className="rounded-ficha bg-suelo p-4 text-ui leading-snug">
    <h3 className="font-[650]">{customer.full_name}</h3>
    <p className="wrap-anywhere text-tinta-suave">
      {customer.hospital && (
        <>
          {customer.hospital}
          <br />
        </>
      )}
      {customer.email}
    </p>
    <a
      href={`tel:${customer.phone}`}
      className="inline-flex min-h-11 items-center font-semibold text-verde underline"
    >
      {formatPhone(customer.phone)}
    </a>
    <p>
      {historyText(customer)} Cuenta desde el {formatLongDay(customer.since)}.
    </p>
    <p className="mt-3">
      <b className="font-[650]">
        {longDeliveryDay(order.delivery_date)},{' '}
        {deliveryWindowLabel(order.delivery_window as DeliveryWindowId)}
      </b>
      <br />
      {order.delivery_label}
    </p>
  </div>
);

const historyText = ({ delivered_orders, open_orders }: WaitingOrderJson['customer']): string => {
  const delivered =
    delivered_orders === 0
      ? 'Todavía no ha recibido ningún pedido'
      : delivered_orders === 1
        ? 'Ha recibido 1 pedido'
        : `Ha recibido ${delivered_orders} pedidos`;
  return open_orders > 1 ? `${delivered} y tiene ${open_orders} abiertas.` : `${delivered}.`;
};

/** The rest is shown as a number. */
const SHOWN_ITEMS = 6;

const Items = ({ order: { items, item_count } }: Pick<WaitingOrderProps, 'order'>) => {
  const rest = items.length - SHOWN_ITEMS;
  return (
    <div className="rounded-ficha bg-suelo p-4 text-ui leading-snug">
      <h3 className="font-[650]">{item_count === 1 ? '1 artículo' : `${item_count} artículos`}</h3>
      <ul className="mt-2 grid gap-1.5">
        {items.slice(0, SHOWN_ITEMS).map((item) => (
          <li key={`${item.title}-${item.total_price}`} className="flex justify-between gap-4">
            <span>
              <span className="tabular-nums">{item.quantity} ×</span> {item.title}
            </span>
            <span className="flex-none tabular-nums">
              {formatUsd(orderItemMoney.fromJson(item).totalCents)}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-2 text-tinta-suave">{rest === 1 ? 'y 1 producto más' : `y ${rest} productos más`}</p>
      )}
    </div>
  );
};
