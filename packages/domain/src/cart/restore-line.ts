import { type Cart, type CartLine, quantityOf } from './cart.ts';

/** Undoes the removal of a line, at its place. Other changes stay; a product that was added again isn't doubled. */
export const restoreLine = (cart: Cart, line: CartLine, position: number): Cart =>
  quantityOf(cart, line.productId) > 0 ? cart : { ...cart, items: cart.items.toSpliced(position, 0, line) };
