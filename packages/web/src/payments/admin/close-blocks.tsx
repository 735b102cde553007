import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { type ClosedPaymentMethod, closedPaymentMethodLabels } from '@nutricion/domain/payments/daily-close';
import { onDeliveryMethodLabels } from '@nutricion/domain/payments/on-delivery-method';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RecordLink } from '../../accounts/admin/public/record-link.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { MoneyTiles } from './public/money-tiles.tsx';

const onDelivery: ReadonlySet<ClosedPaymentMethod> = new Set(['cash', 'card_terminal', 'ath_movil']);

/** Money of one payment method. */
export const MethodBlock = ({ closed }: { readonly closed: DailyCloseJson['ways'][number] }) => {
  const cents = dailyCloseMoney.fromJson(closed);
  const netCents = cents.capturedCents - cents.refundedCents + cents.refundFailedCents;
  return (
    <Block aria-label={closedPaymentMethodLabels[closed.way]}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{closedPaymentMethodLabels[closed.way]}</h2>
        <p className="text-ui text-tinta-suave">
          {closed.payments === 1 ? '1 pago' : `${closed.payments} pagos`}
        </p>
      </div>
      <MoneyTiles
        sums={[
          ...(onDelivery.has(closed.way) ? [] : [['Autorizado', cents.authorizedCents] as const]),
          ['Cobrado', cents.capturedCents],
          ['Devuelto', cents.refundedCents],
        ]}
      />
      <dl className="mt-3 text-ui">
        {cents.refundFailedCents > 0 && (
          <Row term="Devoluciones que regresaron">{formatUsd(cents.refundFailedCents)}</Row>
        )}
        {!onDelivery.has(closed.way) && cents.feesCents !== null && cents.feesCents > 0 && (
          <Row term="Cuotas del proveedor">{formatUsd(cents.feesCents)}</Row>
        )}
        <Row term="Neto del día">
          <b className="num">{formatUsd(netCents)}</b>
        </Row>
      </dl>
    </Block>
  );
};

/** Cash that should be in the drawer, how it comes about, and what was counted. */
export const CashBlock = ({ close }: { readonly close: DailyCloseJson }) => {
  const { expectedCents, countedCents } = dailyCloseMoney.fromJson(close.cash);
  const sum = (rows: readonly { readonly amount: number; readonly way: string }[]) =>
    rows
      .filter(({ way }) => way === 'cash')
      .reduce((cents, row) => cents + dailyCloseMoney.fromJson(row).amountCents, 0);
  const [refunded, entered] = [sum(close.manual_refunds), sum(close.entries)];
  return (
    <Block aria-labelledby="caja">
      <h2 id="caja">Efectivo en la caja</h2>
      <dl className="mt-2 text-ui">
        <Row term="De las rutas, contado">{formatUsd(expectedCents + refunded - entered)}</Row>
        {refunded > 0 && <Row term="Devuelto a clientes">−{formatUsd(refunded)}</Row>}
        {entered !== 0 && <Row term="Entradas y salidas">{signed(entered)}</Row>}
        <Row term="Debe haber">
          <b className="num">{formatUsd(expectedCents)}</b>
        </Row>
        <Row term="Contado al cerrar">
          {countedCents === null ? 'Todavía no' : <b className="num">{formatUsd(countedCents)}</b>}
        </Row>
        {countedCents !== null && countedCents !== expectedCents && (
          <Row term={countedCents < expectedCents ? 'Falta' : 'Sobra'}>
            <b className="num text-guayaba-tinta">{formatUsd(Math.abs(countedCents - expectedCents))}</b>
          </Row>
        )}
      </dl>
      {close.closed?.reason && (
        <p className="mt-1 text-ui text-tinta-suave wrap-anywhere">«{close.closed.reason}»</p>
      )}
    </Block>
  );
};

/** What each driver owed and brought. */
export const RoutesBlock = ({ routes }: { readonly routes: DailyCloseJson['routes'] }) => (
  <Block aria-labelledby="rutas">
    <h2 id="rutas">Por ruta</h2>
    {routes.length === 0 && <p className="mt-2 text-ui text-tinta-suave">Nadie cuadró una ruta este día.</p>}
    <ul className="mt-2 grid gap-3 text-ui">
      {routes.map((route) => {
        const { expectedCents, countedCents } = dailyCloseMoney.fromJson(route);
        const difference = countedCents - expectedCents;
        return (
          <li key={route.id} className="border-b border-linea pb-3 last:border-0 last:pb-0">
            <p className="font-semibold">
              <RecordLink permission="deliveries.run" to={`/admin/deliveries/${route.id}`}>
                {route.name}
              </RecordLink>
            </p>
            <p className="text-nota text-tinta-suave">{route.driver ?? 'Cuenta borrada'}</p>
            <p className="mt-1 flex flex-wrap justify-between gap-x-4 tabular-nums">
              <span>
                Debía {formatUsd(expectedCents)}, trajo {formatUsd(countedCents)}
              </span>
              {difference !== 0 && (
                <b className="text-guayaba-tinta">
                  {difference < 0 ? 'Falta' : 'Sobra'} {formatUsd(Math.abs(difference))}
                </b>
              )}
            </p>
            {route.reason && <p className="text-tinta-suave wrap-anywhere">«{route.reason}»</p>}
          </li>
        );
      })}
    </ul>
  </Block>
);

/** What people moved by hand: refunds to customers, and money without an order. */
export const HandBlock = ({ close: { manual_refunds, entries } }: { readonly close: DailyCloseJson }) =>
  manual_refunds.length + entries.length > 0 && (
    <Block aria-labelledby="a-mano">
      <h2 id="a-mano">A mano</h2>
      <ul className="mt-2 grid gap-3 text-ui">
        {manual_refunds.map((refund) => (
          <HandRow
            key={`${refund.order_id}-${refund.way}-${refund.amount}`}
            cents={-dailyCloseMoney.fromJson(refund).amountCents}
            detail={[onDeliveryMethodLabels[refund.way], refund.by]}
          >
            Devolución de{' '}
            <Link to={`/admin/orders/${refund.order_id}`} className="font-semibold text-verde underline">
              {refund.order_number}
            </Link>
          </HandRow>
        ))}
        {entries.map((entry) => (
          <HandRow
            key={entry.id}
            cents={dailyCloseMoney.fromJson(entry).amountCents}
            detail={[
              onDeliveryMethodLabels[entry.way],
              entry.by,
              entry.corrects && `Corrige el ${shortDeliveryDay(entry.corrects)}`,
            ]}
          >
            {entry.reason}
          </HandRow>
        ))}
      </ul>
    </Block>
  );

interface HandRowProps {
  readonly cents: number;
  readonly detail: readonly (string | null)[];
  readonly children: ReactNode;
}

const HandRow = ({ cents, detail, children }: HandRowProps) => (
  <li className="flex justify-between gap-4 border-b border-linea pb-3 last:border-0 last:pb-0">
    <div className="min-w-0">
      <p className="wrap-anywhere">{children}</p>
      <p className="text-nota text-tinta-suave">{detail.filter(Boolean).join(' · ')}</p>
    </div>
    <b className="num flex-none">{signed(cents)}</b>
  </li>
);

const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}${formatUsd(Math.abs(cents))}`;

const Row = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-tinta-suave">{term}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
