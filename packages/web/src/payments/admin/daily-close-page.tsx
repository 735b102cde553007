import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatUsd } from '@nutricion/domain/kit/money';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type ClosedPaymentMethod, closedPaymentMethodLabels } from '@nutricion/domain/payments/daily-close';
import { onDeliveryMethodLabels } from '@nutricion/domain/payments/on-delivery-method';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { saveFile } from '../../kit/lib/save-file.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { closeQuery } from './api.ts';
import { CashEntryDialog, CloseDayDialog } from './close-dialogs.tsx';
import { closeCsv, journalCsv } from './daily-close-file.ts';
import { MoneyTiles } from './public/money-tiles.tsx';

/** /admin/payments/close?dia=: a day's money by payment method, its cash by route, and closing it. */
export const DailyClosePage = () => {
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'close' | 'entry' | null>(null);
  const today = puertoRicoDate(Date.now());
  const day = params.get('dia') ?? today;
  const query = useQuery(closeQuery(day));
  const { data } = query;
  return (
    <>
      <Link
        to="/admin/payments"
        className="mb-1 inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline print:hidden"
      >
        <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
        Pagos
      </Link>
      <PageHead
        title="Cierre del día"
        actions={
          <div className="flex flex-wrap items-end gap-2.5 print:hidden">
            <Field label="Día" hideLabel>
              <TextInput
                type="date"
                value={day}
                max={today}
                onChange={({ target }) => target.value && setParams({ dia: target.value }, { replace: true })}
              />
            </Field>
            {data && !isEmpty(data) && <Files close={data} />}
          </div>
        }
      >
        {data && stateText(data, today)}
      </PageHead>
      {data && <Notices close={data} />}
      {query.isError && !data ? (
        <Block>
          <FailedLoad query={query} />
        </Block>
      ) : !data ? (
        <div role="status" aria-label="Cargando el cierre" className="breathes grid gap-4">
          {[0, 1].map((place) => (
            <Skeleton key={place} className="h-44 w-full rounded-bloque bg-papel!" />
          ))}
        </div>
      ) : (
        <CloseBody close={data} isToday={day === today} onDialog={setDialog} />
      )}
      {data && dialog === 'close' && <CloseDayDialog close={data} onClose={() => setDialog(null)} />}
      {data && dialog === 'entry' && (
        <CashEntryDialog corrects={data.closed ? data.day : null} onClose={() => setDialog(null)} />
      )}
    </>
  );
};

interface CloseBodyProps {
  readonly close: DailyCloseJson;
  readonly isToday: boolean;
  readonly onDialog: (dialog: 'close' | 'entry') => void;
}

const CloseBody = ({ close, isToday, onDialog }: CloseBodyProps) => {
  const mayClose = usePermission()('payments.refund');
  return (
    <>
      {mayClose && (
        <div className="mb-4 flex flex-wrap gap-3 print:hidden">
          {close.may_close && <Button onClick={() => onDialog('close')}>Cerrar el día</Button>}
          {(isToday || close.closed) && (
            <Button variant="outline" onClick={() => onDialog('entry')}>
              {close.closed ? 'Corregir este día' : 'Anotar entrada o salida'}
            </Button>
          )}
        </div>
      )}
      {isEmpty(close) ? (
        <Block>
          <EmptyState title="Ese día no se movió dinero">Escoge otro día para ver su cierre.</EmptyState>
        </Block>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {close.ways.map((each) => (
            <MethodBlock key={each.way} closed={each} />
          ))}
          <CashBlock close={close} />
          <RoutesBlock routes={close.routes} />
          <HandBlock close={close} />
        </div>
      )}
    </>
  );
};

const isEmpty = ({ ways, routes, entries }: DailyCloseJson): boolean =>
  ways.length + routes.length + entries.length === 0;

/** On paper, as a table for a person, and as a journal entry for the accountant. */
const Files = ({ close }: { readonly close: DailyCloseJson }) => {
  const save = (name: string, text: string) =>
    saveFile(`${name}-${close.day}.csv`, text, 'text/csv;charset=utf-8');
  return (
    <>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer size={20} strokeWidth={2.1} aria-hidden="true" />
        Imprimir
      </Button>
      <Button variant="outline" onClick={() => save('cierre', closeCsv(close))}>
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
        CSV
      </Button>
      <Button variant="outline" onClick={() => save('quickbooks', journalCsv(close))}>
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
        QuickBooks
      </Button>
    </>
  );
};

const stateText = ({ day, closed }: DailyCloseJson, today: string): string => {
  const name = longDeliveryDay(day);
  if (closed)
    return `${name}. Cerrado con el número ${closed.number}${closed.by ? ` por ${closed.by}` : ''}, ${formatDayAndTime(closed.at)}`;
  return day >= today ? `${name}. Sigue abierto: se cierra cuando termine` : `${name}. Sin cerrar`;
};

/** What a person should look at before closing: payments in doubt, and days that nobody closed. */
const Notices = ({ close: { day, open_concerns, unclosed, closed } }: { readonly close: DailyCloseJson }) => {
  const others = unclosed.filter((each) => each !== day);
  if ((open_concerns === 0 || closed) && others.length === 0) return null;
  return (
    <div className="mb-4 grid gap-1 rounded-ficha bg-mango-tinte px-4 py-2.5 text-ui text-mango-tinta print:hidden">
      {open_concerns > 0 && !closed && (
        <Link to="/admin/payments" className="inline-flex min-h-11 items-center font-semibold underline">
          {open_concerns === 1 ? 'Queda 1 pago por conciliar' : `Quedan ${open_concerns} pagos por conciliar`}
        </Link>
      )}
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          Sin cerrar:
          {others.map((each) => (
            <Link
              key={each}
              to={`?dia=${each}`}
              replace
              className="inline-flex min-h-11 items-center underline"
            >
              {shortDeliveryDay(each)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
};

const onDelivery: ReadonlySet<ClosedPaymentMethod> = new Set(['cash', 'card_terminal', 'ath_movil']);

const MethodBlock = ({ closed }: { readonly closed: DailyCloseJson['ways'][number] }) => {
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
const CashBlock = ({ close }: { readonly close: DailyCloseJson }) => {
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

const RoutesBlock = ({ routes }: { readonly routes: DailyCloseJson['routes'] }) => (
  <Block aria-labelledby="rutas">
    <h2 id="rutas">Por ruta</h2>
    {routes.length === 0 && <p className="mt-2 text-ui text-tinta-suave">Nadie cuadró una ruta este día.</p>}
    <ul className="mt-2 grid gap-3 text-ui">
      {routes.map((route) => {
        const { expectedCents, countedCents } = dailyCloseMoney.fromJson(route);
        const difference = countedCents - expectedCents;
        return (
          <li key={route.id} className="border-b border-linea pb-3 last:border-0 last:pb-0">
            <p className="font-semibold">{route.name}</p>
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
const HandBlock = ({ close: { manual_refunds, entries } }: { readonly close: DailyCloseJson }) =>
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
