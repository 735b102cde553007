import { type Cart, type CartLine, quantityOf } from './cart.ts';

/**
 * Puts a line back where it stood: undoes its removal. What was done since stays; a product that has come
 * back meanwhile isn't doubled.
 */
export const restoreLine = (cart: Cart, line: CartLine, position: number): Cart =>
  quantityOf(cart, line.productId) > 0 ? cart : { ...cart, items: cart.items.toSpliced(position, 0, line) };
