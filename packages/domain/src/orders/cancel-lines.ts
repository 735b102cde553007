import { accept, type Result, refuse } from '../kit/result.ts';
import type { DueLine } from './due-price.ts';

/** A line of an order, by its own id. */
export interface CancellableLine extends DueLine {
  readonly id: number;
}

/** So many units of a line that won't come. */
export interface CancelledUnits {
  readonly itemId: number;
  readonly units: number;
}

export type CancelLinesRefusal =
  | { readonly kind: 'unknown-line'; readonly itemId: number }
  /** Already picked: its money can be refunded, or the whole order cancelled. */
  | { readonly kind: 'picked-line'; readonly itemId: number }
  | { readonly kind: 'too-many-units'; readonly itemId: number; readonly left: number };

export interface CancelledLines<Line> {
  /** The lines afterwards; their `dueSum` is what the order then costs. */
  readonly lines: readonly Line[];
  /** Nothing is left of the order: it is cancelled whole. */
  readonly isWhole: boolean;
}

/**
 * Removes units from an order's lines. The rest keeps its share of the line's price, and free items stay free
 * however little is left, because the shop, not the customer, cancels here.
 */
export const cancelLines = <Line extends CancellableLine>(
  lines: readonly Line[],
  cancelled: readonly CancelledUnits[],
): Result<CancelledLines<Line>, CancelLinesRefusal> => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { itemId, units } of cancelled) {
    const line = byId.get(itemId);
    if (!line) return refuse({ kind: 'unknown-line', itemId });
    if (line.pickedQuantity !== null) return refuse({ kind: 'picked-line', itemId });
    const left = line.quantity - line.cancelledQuantity;
    if (units > left) return refuse({ kind: 'too-many-units', itemId, left });
    byId.set(itemId, { ...line, cancelledQuantity: line.cancelledQuantity + units });
  }
  const after = [...byId.values()];
  const isWhole = after.every(
    (line) => (line.pickedQuantity ?? line.quantity - line.cancelledQuantity) === 0,
  );
  return accept({ lines: after, isWhole });
};

/** Spanish text for administrators: why, and what can be done instead. */
export const cancelLinesText = (refusal: CancelLinesRefusal): string => {
  switch (refusal.kind) {
    case 'unknown-line':
      return 'Una de esas líneas no es de este pedido. Vuelve a abrirlo y escoge otra vez.';
    case 'picked-line':
      return 'Esa línea ya está en su bolsa. Cancela el pedido entero, o devuelve su dinero desde Pagos.';
    case 'too-many-units':
      return refusal.left === 0
        ? 'Esa línea ya está cancelada. Quítala de tu lista.'
        : `De esa línea ${refusal.left === 1 ? 'queda 1' : `quedan ${refusal.left}`}. Baja la cantidad.`;
  }
};
