import type { ClosedPaymentMethod, DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import type { ListColumn } from '../../kit/admin/list/list-types.ts';

export const methodNames: Record<ClosedPaymentMethod, string> = {
  card: 'Tarjeta en línea',
  'ath-movil': 'ATH Móvil en línea',
  cash: 'Efectivo al recibir',
  card_terminal: 'Terminal al recibir',
  ath_movil: 'ATH Móvil al recibir',
};

type MethodTotals = DailyCloseJson['ways'][number];

const column = (
  label: string,
  text: (method: MethodTotals) => string | number,
): ListColumn<MethodTotals> => ({
  id: label,
  label,
  text,
  cell: text,
});

/** A day as CSV: dollars, with unknown fees left blank. */
export const closeColumns: readonly ListColumn<MethodTotals>[] = [
  column('Forma de pago', ({ way: method }) => methodNames[method]),
  column('Pagos', ({ payments }) => payments),
  column('Autorizado', ({ authorized }) => authorized.toFixed(2)),
  column('Cobrado', ({ captured }) => captured.toFixed(2)),
  column('Devuelto', ({ refunded }) => refunded.toFixed(2)),
  column('Devoluciones que regresaron', ({ refund_failed }) => refund_failed.toFixed(2)),
  column('Cuotas', ({ fees }) => (fees === null ? '' : fees.toFixed(2))),
];
