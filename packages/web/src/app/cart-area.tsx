import { CartAllergens } from '../cart/shop/cart-allergens.tsx';
import { CartPage } from '../cart/shop/cart-page.tsx';
import { prefetchGapClosers } from '../cart/shop/use-gap-closers.ts';

/** The cart, with what it means for the allergies at home. */
export const CartArea = () => <CartPage warnings={<CartAllergens />} />;

/** What would move the page if it came after it. */
export const prefetchCart = (): Promise<void> => prefetchGapClosers();
