import type { WaitingOrderJson } from '@nutricion/contract/order-reviews';
import { centsFromDollars, formatUsd } from '@nutricion/domain/money/money';
import { formatPhone } from '@nutricion/domain/order/contact';
import { type DeliveryWindowId, deliveryWindowLabel } from '@nutricion/domain/order/delivery';
import { longDeliveryDay } from '@nutricion/domain/order/delivery-day';
import { momentText } from '@nutricion/domain/order/moment-text';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ago, longDay } from '../../lib/format-time.ts';
import { Price } from '../../shared/catalog/price.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useReview } from './use-review.ts';

interface WaitingOrderProps {
  readonly order: WaitingOrderJson;
  /** When the list was loaded. */
  readonly nowMs: number;
}

/** What a person needs to decide: who orders, how much of what, where it goes, by when she was told. */
export const WaitingOrder = ({ order, nowMs }: WaitingOrderProps) => {
  const [isRefusing, setRefusing] = useState(false);
  const { review, isSaving, failure } = useReview(order);
  const isOverdue = Date.parse(order.due_at) < nowMs;
  return (
    <Block aria-labelledby={`orden-${order.id}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`orden-${order.id}`} className="tabular-nums">
          {order.number}
        </h2>
        <Badge tone={isOverdue ? 'bad' : 'needs-you'}>{isOverdue ? 'Atrasada' : 'Por confirmar'}</Badge>
        <Price cents={centsFromDollars(order.total)} className="ml-auto" />
      </div>
      <p className="mt-1 text-ui text-tinta-suave">
        Hecha {ago(order.created_at, nowMs)}. Se le prometió respuesta para el {momentText(order.due_at)}
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Customer order={order} />
        <Items order={order} />
      </div>
      {failure && !isRefusing && (
        <p role="alert" className="mt-4 font-semibold text-guayaba-tinta">
          {failure}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          className="max-sm:flex-1"
          loading={isSaving}
          aria-label={`Confirmar la orden ${order.number}`}
          onClick={() => void review('approve')}
        >
          <Check size={20} strokeWidth={2.6} aria-hidden="true" />
          Confirmar
        </Button>
        <Button
          variant="outline"
          className="max-sm:flex-1"
          disabled={isSaving}
          aria-label={`Rechazar la orden ${order.number}`}
          onClick={() => setRefusing(true)}
        >
          Rechazar
        </Button>
      </div>
      {isRefusing && (
        <RefuseDialog
          order={order}
          isSaving={isSaving}
          onClose={() => setRefusing(false)}
          failure={failure}
          onRefuse={(reason) => void review('refuse', reason).then((saved) => saved && setRefusing(false))}
        />
      )}
    </Block>
  );
};

const Customer = ({ order: { customer, ...order } }: Pick<WaitingOrderProps, 'order'>) => (
  <div className="rounded-ficha bg-suelo p-4 text-ui leading-snug">
    <h3 className="font-[650]">{customer.full_name}</h3>
    <p className="break-words text-tinta-suave">
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
      {historyText(customer)} Cuenta desde el {longDay(customer.since)}.
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
      ? 'Todavía no ha recibido ninguna orden'
      : delivered_orders === 1
        ? 'Ha recibido 1 orden'
        : `Ha recibido ${delivered_orders} órdenes`;
  return open_orders > 1 ? `${delivered} y tiene ${open_orders} abiertas.` : `${delivered}.`;
};

/** The rest is told as a number. */
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
            <span className="flex-none tabular-nums">{formatUsd(centsFromDollars(item.total_price))}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-2 text-tinta-suave">{rest === 1 ? 'y 1 producto más' : `y ${rest} productos más`}</p>
      )}
    </div>
  );
};
