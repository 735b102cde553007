import { formatDateTime } from './format-date-time.ts';

/** In a word, in the place of the status: the order isn't confirmed yet. */
export const WAITING_LABEL = 'Espera confirmación';

/** Why an order waits, and until when. @param dueAt ISO moment */
export const waitingText = (dueAt: string): string =>
  `Es un pedido grande que se paga al recibir, así que una persona de la tienda lo confirma antes de prepararlo. Tus productos y tu hora están apartados. Te escribimos a más tardar el ${formatDateTime(dueAt)}`;

/** Before it is ordered: that it will wait. @param above what orders may cost without anybody looking, in words */
export const willWaitText = (above: string): string =>
  `Pasa de ${above}: una persona de la tienda lo confirma antes de prepararlo y te escribe.`;
