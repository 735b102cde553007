import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import type { ClosedPaymentMethod, DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { formatUsd } from '@nutricion/domain/kit/money';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { csvOf } from '../../kit/admin/list/csv.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { call } from '../../kit/api/api.ts';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { saveFile } from '../../kit/lib/save-file.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { TextInput } from '../../kit/ui/text-input.tsx';
import { closeColumns, methodNames } from './daily-close-file.ts';
import { MoneyTiles } from './public/money-tiles.tsx';

/** /admin/payments/close?dia=: received and refunded money of a day, by payment method. */
export const DailyClosePage = () => {
  const [params, setParams] = useSearchParams();
  const today = puertoRicoDate(Date.now());
  const day = params.get('dia') ?? today;
  const query = useQuery({
    queryKey: ['admin', 'payments', 'close', day],
    queryFn: ({ signal }) => call('GET /api/admin/payments/close', { query: { day } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  return (
    <>
      <Link
        to="/admin/payments"
        className="mb-1 inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline"
      >
        <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
        Pagos
      </Link>
      <PageHead
        title="Cierre del día"
        actions={
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Día" hideLabel>
              <TextInput
                type="date"
                value={day}
                max={today}
                onChange={({ target }) => target.value && setParams({ dia: target.value }, { replace: true })}
              />
            </Field>
            {data && data.ways.length > 0 && (
              <Button
                variant="outline"
                onClick={() =>
                  saveFile(`cierre-${data.day}.csv`, csvOf(closeColumns, data.ways), 'text/csv;charset=utf-8')
                }
              >
                <Download size={20} strokeWidth={2.1} aria-hidden="true" />
                Exportar
              </Button>
            )}
          </div>
        }
      >
        {data && data.open_concerns > 0 ? (
          <Link to="/admin/payments" className="font-semibold text-guayaba-tinta underline">
            {data.open_concerns === 1
              ? 'Queda 1 por conciliar'
              : `Quedan ${data.open_concerns} por conciliar`}
          </Link>
        ) : data ? (
          'Nada por conciliar'
        ) : null}
      </PageHead>
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
      ) : data.ways.length === 0 ? (
        <Block>
          <EmptyState title="Ese día no entró dinero">Escoge otro día para ver su cierre.</EmptyState>
        </Block>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {data.ways.map((each) => (
            <MethodBlock key={each.way} closed={each} />
          ))}
          <CashBlock close={data} />
        </div>
      )}
    </>
  );
};

const onDelivery: ReadonlySet<ClosedPaymentMethod> = new Set(['cash', 'card_terminal', 'ath_movil']);

const MethodBlock = ({ closed }: { readonly closed: DailyCloseJson['ways'][number] }) => {
  const cents = dailyCloseMoney.fromJson(closed);
  const netCents = cents.capturedCents - cents.refundedCents + cents.refundFailedCents;
  return (
    <Block aria-label={methodNames[closed.way]}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{methodNames[closed.way]}</h2>
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

const CashBlock = ({ close }: { readonly close: DailyCloseJson }) => {
  const { expectedCents, countedCents } = dailyCloseMoney.fromJson(close.cash);
  if (expectedCents === 0 && countedCents === null) return null;
  const difference = countedCents === null ? 0 : countedCents - expectedCents;
  return (
    <Block aria-labelledby="gaveta">
      <h2 id="gaveta">Efectivo</h2>
      <dl className="mt-2 text-ui">
        <Row term="Debe haber">{formatUsd(expectedCents)}</Row>
        <Row term="Contado">
          {countedCents === null ? 'Nadie ha contado todavía' : formatUsd(countedCents)}
        </Row>
        {countedCents !== null && (
          <Row term={difference < 0 ? 'Falta' : 'Sobra'}>
            <b className={difference === 0 ? 'num' : 'num text-guayaba-tinta'}>
              {formatUsd(Math.abs(difference))}
            </b>
          </Row>
        )}
      </dl>
    </Block>
  );
};

const Row = ({ term, children }: { readonly term: string; readonly children: React.ReactNode }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt className="text-tinta-suave">{term}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
