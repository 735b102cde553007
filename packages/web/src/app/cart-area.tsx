import { CartPage } from '../features/cart/cart-page.tsx';
import { askForGapClosers } from '../features/cart/use-gap-closers.ts';
import { CartAllergens } from '../features/catalog/cart-allergens.tsx';

/** The cart, with what it means for the allergies at home. */
export const CartArea = () => <CartPage warnings={<CartAllergens />} />;

/** What would move the page if it came after it. */
export const askForCart = (): Promise<void> => askForGapClosers();
