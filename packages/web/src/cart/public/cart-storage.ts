import { type Cart, emptyCart } from '@nutricion/domain/cart/cart';
import { fromStored, type OwnedCart, toStored } from '@nutricion/domain/cart/stored-cart';
import { parseJson, readText, writeText } from '../../kit/lib/storage.ts';

/** The specification's key. Holds the cart of the user who is signed in on this device. */
export const CART_KEY = 'nutricion-plus-cart';

/** Where another user's cart was stored before carts were sealed at sign-out. */
const otherUserKey = (userId: string) => `${CART_KEY}:${userId}`;

export const readCart = (key: string = CART_KEY): OwnedCart => fromStored(parseJson(readText(key)));

export const writeCart = (ownedCart: OwnedCart): void =>
  writeText(CART_KEY, JSON.stringify(toStored(ownedCart)));

/**
 * Loads `userId`'s own cart in place of another user's, which was sealed at sign-out (`local-session-data.ts`). A
 * stored cart without an owner belongs to the signed-in user. Null: no user is signed in.
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
