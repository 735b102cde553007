import { type Cart, emptyCart } from '@nutricion/domain/cart/cart';
import { fromStored, type OwnedCart, toStored } from '@nutricion/domain/cart/stored-cart';
import { parseJson, readText, writeText } from '../../kit/lib/storage.ts';

/** The specification's key. It holds the cart of whoever is signed in on this computer. */
export const CART_KEY = 'nutricion-plus-cart';

/** Where a cart waited while somebody else, or nobody, was signed in, before it was sealed then. */
const otherUserKey = (userId: string) => `${CART_KEY}:${userId}`;

export const readCart = (key: string = CART_KEY): OwnedCart => fromStored(parseJson(readText(key)));

export const writeCart = (ownedCart: OwnedCart): void =>
  writeText(CART_KEY, JSON.stringify(toStored(ownedCart)));

/**
 * Puts `userId`'s own cart in place of anybody else's, which was sealed when its owner left (`local-session-data.ts`). A cart that
 * names no owner belongs to whoever is signed in. Null: nobody's is in place.
 */
export const switchCart = (userId: string | null): Omit<OwnedCart, 'userId'> => {
  const storedCart = readCart();
  if (
    userId !== null &&
    (storedCart.userId === userId || (storedCart.userId === null && hasLines(storedCart.cart)))
  )
    return storedCart;
  if (storedCart.userId !== null) writeText(CART_KEY, null);
  if (userId === null) return { cart: emptyCart };
  const stashed = readCart(otherUserKey(userId));
  writeCart({ ...stashed, userId });
  writeText(otherUserKey(userId), null);
  return stashed;
};

const hasLines = (cart: Cart): boolean => cart.items.length > 0;
