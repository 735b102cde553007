import type { StaleOrderJson } from '@nutricion/contract/orders/admin-orders';
import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { adminStatusLabels, orderStatuses } from '@nutricion/domain/orders/order-status';
import { ApiProblem } from '../../kit/api/http.ts';

export type OrderConflict = StaleOrderJson['current'];

/** The conflict in the server's refusal; null for other failures. */
export const conflictOf = (error: unknown): OrderConflict | null => {
  if (!(error instanceof ApiProblem) || error.problem.type !== '/problemas/pedido-movido') return null;
  const { current } = error.problem;
  return isConflict(current) ? current : null;
};

const isConflict = (value: unknown): value is OrderConflict =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  orderStatuses.some((status) => status === value.status);

const time = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Ana lo dejó en «En ruta» a las 10:42 a. m." */
export const conflictText = ({ by, status, at }: OrderConflict): string => {
  const when = at === null ? '' : ` a las ${time.format(new Date(at))}`;
  return endSentence(`${by ?? 'Alguien'} lo dejó en «${adminStatusLabels[status]}»${when}`);
};
