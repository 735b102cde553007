import { CartPage } from './features/cart/cart-page.tsx';
import { askForGapClosers } from './features/cart/use-gap-closers.ts';
import { CartAllergens } from './features/catalog/cart-allergens.tsx';

/** The cart, with what it means for the allergies at home. */
export const CartArea = () => <CartPage warnings={<CartAllergens />} />;

/** Where the cart is the first page, it comes whole or after this long, in milliseconds. */
const PATIENCE_MS = 500;

export const askForCart = (): Promise<unknown> =>
  Promise.race([askForGapClosers(), new Promise((late) => setTimeout(late, PATIENCE_MS))]);
