import { type Cart, type CartProduct, selectIncentive } from './cart.ts';

/** Whether anything on offer still fits into what is left of the $20; where nothing does, they are well used. */
export const canChooseMore = (cart: Cart, offered: readonly CartProduct[], nowMs: number): boolean =>
  offered.some((product) => selectIncentive(cart, product, nowMs).ok);
