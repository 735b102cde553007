import type { CartLine } from '@nutricion/domain/cart/cart';
import { restoreLine } from '@nutricion/domain/cart/restore-line';
import { toastUndo } from '../../accounts/public/toast-undo.ts';
import { cartView, changeCart } from '../public/cart-state.ts';
import { cartActions } from '../public/cart-store.ts';
import { focusNextRow } from './focus-next-row.ts';

/** Takes a line out of the cart and offers to put it back where it stood. */
export const removeLineWithUndo = (line: CartLine): void => {
  const position = cartView.get().cart.items.findIndex(({ productId }) => productId === line.productId);
  focusNextRow();
  cartActions.remove(line.productId);
  toastUndo(`Quitaste ${line.product.title}`, () => changeCart((cart) => restoreLine(cart, line, position)));
};

/** The stepper's way: at zero the line leaves like any other, and can come back. */
export const changeQuantity = (line: CartLine, quantity: number): void => {
  if (quantity > 0) cartActions.setQuantity(line.productId, quantity);
  else removeLineWithUndo(line);
};
