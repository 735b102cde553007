import type { CartLine } from '@nutricion/domain/cart/cart';
import { restoreLine } from '@nutricion/domain/cart/restore-line';
import { toastUndo } from '../../accounts/public/toast-undo.ts';
import { cartView, changeCart } from '../public/cart-state.ts';
import { cartActions } from '../public/cart-store.ts';
import { focusNextRow } from './focus-next-row.ts';

/** Removes a line from the cart, with an undo that restores its place. */
export const removeLineWithUndo = (line: CartLine): void => {
  const position = cartView.get().cart.items.findIndex(({ productId }) => productId === line.productId);
  focusNextRow();
  cartActions.remove(line.productId);
  toastUndo(`Quitaste ${line.product.title}`, () => changeCart((cart) => restoreLine(cart, line, position)));
};

/** Sets the quantity by the stepper: at zero the line is removed, with an undo. */
export const changeQuantity = (line: CartLine, quantity: number): void => {
  if (quantity > 0) cartActions.setQuantity(line.productId, quantity);
  else removeLineWithUndo(line);
};
