import type { OrderStatus } from './order-status.ts';
import { transitionBetween } from './order-transitions.ts';

/**
 * A customer takes back their order until somebody at the shop has begun to prepare it; from then on the
 * shop cancels, if anybody.
 */
export const canCustomerCancel = (status: OrderStatus): boolean =>
  transitionBetween(status, 'cancelado')?.by.includes('customer') ?? false;

/** An order that still has a way to go; an account with one can't be deleted. */
export const isOpenOrder = (status: OrderStatus): boolean =>
  status !== 'entregado' && status !== 'vencido' && status !== 'cancelado';
