import type { OrderStatus } from '../orders/order-status.ts';

/** The result of counting a product in the store room. */
export interface StockCount {
  /** Units for sale after the count. */
  readonly stock: number;
  /** Change of the stock; negative if fewer units were counted than recorded. */
  readonly difference: number;
  /** Units that orders need and that aren't there: pickers will report them missing. */
  readonly short: number;
}

/**
 * Computes the stock from a count. The counted units include those of orders that aren't picked yet, since both lie on the same shelf;
 * `reservedUnits` are those of orders.
 */
export const countStock = (countedUnits: number, reservedUnits: number, stock: number): StockCount => {
  const unreserved = countedUnits - reservedUnits;
  const counted = Math.max(0, unreserved);
  return { stock: counted, difference: counted - stock, short: Math.max(0, -unreserved) };
};

/** States of orders whose units are, unless already in a bag, still on the shelf. */
export const isNotYetPicked = (status: OrderStatus): boolean =>
  (['pendiente_pago', 'confirmado', 'en_preparacion', 'esperando_cliente'] as OrderStatus[]).includes(status);
