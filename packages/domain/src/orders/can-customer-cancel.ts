import type { OrderStatus } from './order-status.ts';
import { transitionBetween } from './order-transitions.ts';

/** A customer can cancel until picking begins; after that only the shop can. */
export const canCustomerCancel = (status: OrderStatus): boolean =>
  transitionBetween(status, 'cancelado')?.by.includes('customer') ?? false;

/** An order that isn't finished; an account with one can't be deleted. */
export const isOpenOrder = (status: OrderStatus): boolean =>
  status !== 'entregado' && status !== 'vencido' && status !== 'cancelado';
