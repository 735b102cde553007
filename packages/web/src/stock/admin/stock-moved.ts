import type { StockMovementJson, StockProductJson } from '@nutricion/contract/stock/stock';
import { isObject } from '@nutricion/domain/kit/is-object';
import { ApiProblem } from '../../kit/api/http.ts';

interface StockMoved {
  readonly current: StockProductJson;
  readonly moved: readonly StockMovementJson[];
}

/** What the server says of stock that moved while somebody counted it; null where something else went wrong. */
export const stockMoved = (error: unknown): StockMoved | null => {
  if (!(error instanceof ApiProblem) || error.problem.type !== '/problemas/inventario-movido') return null;
  const { problem } = error;
  return isStockMoved(problem) ? problem : null;
};

const isStockMoved = (value: unknown): value is StockMoved =>
  isObject(value) &&
  isObject(value.current) &&
  typeof value.current.stock === 'number' &&
  typeof value.current.reserved === 'number' &&
  Array.isArray(value.moved);
