import { CartPage } from './features/cart/cart-page.tsx';
import { CartAllergens } from './features/catalog/cart-allergens.tsx';

/** The cart, with what it means for the allergies at home. */
export const CartArea = () => <CartPage warnings={<CartAllergens />} />;
