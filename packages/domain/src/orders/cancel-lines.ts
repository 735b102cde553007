import { accept, type Result, refuse } from '../kit/result.ts';
import { type DueLine, dueUnits } from './due-price.ts';
import type { OrderStatus } from './order-status.ts';

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
  /** In its bag: the picker leaves it out, its money is refunded, or the whole order is cancelled. */
  | { readonly kind: 'picked-line'; readonly itemId: number }
  | { readonly kind: 'too-many-units'; readonly itemId: number; readonly left: number };

export interface CancelledLines<Line> {
  /** The lines afterwards; their `dueSum` is what the order then costs. */
  readonly lines: readonly Line[];
  /** Nothing is left of the order: it is cancelled whole. */
  readonly isWhole: boolean;
}

/**
 * Whether units may be taken out of the bags of an order again: it is packed and at the shop, and its money is still to be
 * collected. Where money was taken, what is in the bags is refunded by line, also if it all went back since; while it is being
 * packed, the picker leaves it out.
 * @param capturedCents ever taken for the order
 */
export const mayLeaveBags = (status: OrderStatus, capturedCents: number): boolean =>
  capturedCents === 0 && (status === 'listo' || status === 'no_entregado');

/** Units of a line that can be cancelled by themselves. */
export const cancellableUnits = (line: DueLine, isFromBags: boolean): number =>
  line.pickedQuantity === null || isFromBags ? dueUnits(line) : 0;

/**
 * Removes units from an order's lines. The rest keeps its share of the line's price, and free items stay free
 * however little is left, because the shop, not the customer, cancels here.
 */
export const cancelLines = <Line extends CancellableLine>(
  lines: readonly Line[],
  cancelled: readonly CancelledUnits[],
  { isFromBags = false } = {},
): Result<CancelledLines<Line>, CancelLinesRefusal> => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { itemId, units } of cancelled) {
    const line = byId.get(itemId);
    if (!line) return refuse({ kind: 'unknown-line', itemId });
    const { pickedQuantity, cancelledQuantity } = line;
    if (pickedQuantity !== null && !isFromBags) return refuse({ kind: 'picked-line', itemId });
    const left = cancellableUnits(line, isFromBags);
    if (units > left) return refuse({ kind: 'too-many-units', itemId, left });
    byId.set(itemId, {
      ...line,
      cancelledQuantity: cancelledQuantity + units,
      pickedQuantity: pickedQuantity === null ? null : pickedQuantity - units,
    });
  }
  const after = [...byId.values()];
  return accept({ lines: after, isWhole: after.every((line) => dueUnits(line) === 0) });
};

/** Spanish text for administrators: why, and what can be done instead. */
export const cancelLinesText = (refusal: CancelLinesRefusal): string => {
  switch (refusal.kind) {
    case 'unknown-line':
      return 'Una de esas líneas no es de este pedido. Vuelve a abrirlo y escoge otra vez.';
    case 'picked-line':
      return 'Esa línea ya está en su bolsa. Pídele a quien prepara que la deje fuera, devuelve su dinero si ya se cobró, o cancela el pedido entero.';
    case 'too-many-units':
      return refusal.left === 0
        ? 'Esa línea ya está cancelada. Quítala de tu lista.'
        : `De esa línea ${refusal.left === 1 ? 'queda 1' : `quedan ${refusal.left}`}. Baja la cantidad.`;
  }
};
