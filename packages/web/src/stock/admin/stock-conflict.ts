import type { StockMovementJson, StockProductJson } from '@nutricion/contract/stock/stock';
import { isObject } from '@nutricion/domain/kit/is-object';
import { ApiProblem } from '../../kit/api/http.ts';

interface StockConflict {
  readonly current: StockProductJson;
  readonly moved: readonly StockMovementJson[];
}

/** What the server says of stock that moved while somebody counted it; null where something else went wrong. */
export const stockConflictOf = (error: unknown): StockConflict | null => {
  if (!(error instanceof ApiProblem) || error.problem.type !== '/problemas/inventario-movido') return null;
  const { problem } = error;
  return isStockConflict(problem) ? problem : null;
};

const isStockConflict = (value: unknown): value is StockConflict =>
  isObject(value) &&
  isObject(value.current) &&
  typeof value.current.stock === 'number' &&
  typeof value.current.reserved === 'number' &&
  Array.isArray(value.moved);
