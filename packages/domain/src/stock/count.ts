import type { OrderStatus } from '../orders/order-status.ts';

/** What a count at the shelf makes of the stock. */
export interface StockCount {
  /** Units that can be sold from now on. */
  readonly stock: number;
  /** Added to the stock; negative where there was less than the books said. */
  readonly difference: number;
  /** Units that orders hold and the shelf doesn't have: they will be found missing. */
  readonly short: number;
}

/**
 * Whoever counts sees what is for sale and what orders hold and nobody has picked yet, side by side on one shelf.
 * @param shelfUnits as counted, both together
 * @param reservedUnits of orders, still on the shelf
 */
export const countStock = (countedUnits: number, reservedUnits: number, stock: number): StockCount => {
  const unreserved = countedUnits - reservedUnits;
  const counted = Math.max(0, unreserved);
  return { stock: counted, difference: counted - stock, short: Math.max(0, -unreserved) };
};

/** Orders of which what isn't in a bag yet is still on the shelf. */
export const isNotYetPicked = (status: OrderStatus): boolean =>
  (['pendiente_pago', 'confirmado', 'en_preparacion', 'esperando_cliente'] as OrderStatus[]).includes(status);
