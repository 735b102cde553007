import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import type { DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { csvFile } from '@nutricion/domain/kit/csv';
import { closedPaymentMethodLabels, journalOfClose } from '@nutricion/domain/payments/daily-close';
import { onDeliveryMethodLabels } from '@nutricion/domain/payments/on-delivery-method';

/** A day as CSV for a person: methods, routes, what was moved by hand; dollars, with unknown fees left blank. */
export const closeCsv = (close: DailyCloseJson): string =>
  csvFile([
    ['Cierre', close.closed?.number ?? 'Sin cerrar', close.day],
    [],
    ['Forma de pago', 'Pagos', 'Autorizado', 'Cobrado', 'Devuelto', 'Devoluciones que regresaron', 'Cuotas'],
    ...close.ways.map((each) => [
      closedPaymentMethodLabels[each.way],
      each.payments,
      ...[each.authorized, each.captured, each.refunded, each.refund_failed, each.fees].map(dollars),
    ]),
    [],
    ['Ruta', 'Quién', 'Debía', 'Trajo', 'Diferencia', 'Por qué'],
    ...close.routes.map((route) => [
      ...[route.name, route.driver ?? '', dollars(route.expected), dollars(route.counted)],
      ...[dollars(route.counted - route.expected), route.reason ?? ''],
    ]),
    [],
    ['A mano', 'Cómo', 'Quién', 'Cantidad', 'Corrige'],
    ...close.manual_refunds.map((refund) => [
      ...[`Devolución de ${refund.order_number}`, onDeliveryMethodLabels[refund.way], refund.by ?? ''],
      ...[dollars(-refund.amount), ''],
    ]),
    ...close.entries.map((entry) => [
      ...[entry.reason, onDeliveryMethodLabels[entry.way], entry.by ?? ''],
      ...[dollars(entry.amount), entry.corrects ?? ''],
    ]),
    [],
    ['Efectivo', 'Debe haber', dollars(close.cash.expected)],
    ['', 'Contado', dollars(close.cash.counted)],
  ]);

const dollars = (amount: number | null): string => (amount === null ? '' : amount.toFixed(2));

/**
 * A day as a journal entry in the columns of QuickBooks Online's import: one entry, dates as MM/DD/YYYY, each line either
 * a debit or a credit.
 */
export const journalCsv = (close: DailyCloseJson): string => {
  const [year, month, day] = close.day.split('-');
  const journal = journalOfClose({
    ways: close.ways.map(({ way, ...sums }) => ({ way, ...dailyCloseMoney.fromJson(sums) })),
    routes: close.routes.map((route) => dailyCloseMoney.fromJson(route)),
    entries: close.entries.map(({ way, ...entry }) => ({ way, ...dailyCloseMoney.fromJson(entry) })),
    sales: dailyCloseMoney.fromJson(close.sales),
    cash: dailyCloseMoney.fromJson(close.cash),
  });
  const sum = (amountCents: number): string =>
    amountCents === 0 ? '' : dollars(dailyCloseMoney.toJson({ amountCents }).amount);
  return csvFile([
    ['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description'],
    ...journal.map((line) => [
      ...[close.closed?.number ?? close.day, `${month}/${day}/${year}`, line.account],
      ...[sum(line.debitCents), sum(line.creditCents), line.description],
    ]),
  ]);
};
