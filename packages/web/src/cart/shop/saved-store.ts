import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { Cart, CartLine, CartRefusal } from '@nutricion/domain/cart/cart';
import {
  moveToCart,
  restoreSaved,
  type SavedItem,
  type SavedList,
  saveForLater,
  withoutSaved,
} from '@nutricion/domain/cart/saved-list';
import { savedFromStored, savedToStored } from '@nutricion/domain/cart/stored-saved';
import { accept, type Result } from '@nutricion/domain/kit/result';
import { useSyncExternalStore } from 'react';
import { toastUndo } from '../../accounts/public/toast-undo.ts';
import { announce } from '../../kit/lib/announce.tsx';
import { toastSuccess } from '../../kit/lib/toast.ts';
import { perUserStore } from '../../kit/session/per-user-store.ts';
import { changeCart } from '../public/cart-state.ts';

const saved = perUserStore<SavedList>('nutricion-plus-saved', {
  read: savedFromStored,
  write: (list) => (list.length > 0 ? savedToStored(list) : null),
});

/** What the signed-in person put aside for later. */
export const useSaved = (): SavedList => useSyncExternalStore(saved.subscribe, saved.get);

/** Moves a line out of the cart to the head of the list. */
export const saveLine = ({ productId, product }: CartLine): void => {
  changeCart((cart) => {
    let newCart: Cart = cart;
    saved.change((list) => {
      const moveResult = saveForLater({ cart, saved: list }, productId, Date.now());
      newCart = moveResult.cart;
      return moveResult.saved;
    });
    return newCart;
  });
  toastSuccess('Guardado para luego', product.title);
};

/** Moves an item back to the cart with its current price; refuses if none fits. */
export const moveBackToCart = (item: SavedItem, product: ProductCardJson): Result<unknown, CartRefusal> => {
  let result: Result<unknown, CartRefusal> = accept(null);
  changeCart((cart) => {
    let newCart: Cart = cart;
    saved.change((list) => {
      const moveResult = moveToCart({ cart, saved: list }, item.productId, productToSellable(product));
      result = moveResult;
      if (!moveResult.ok) return list;
      newCart = moveResult.value.cart;
      return moveResult.value.saved;
    });
    return newCart;
  });
  if (result.ok) announce(`${product.title}: en tu carrito`);
  return result;
};

/** Forgets an item, and offers to put it back where it stood. */
export const removeSaved = (item: SavedItem): void => {
  const position = saved.get().findIndex(({ productId }) => productId === item.productId);
  saved.change((list) => withoutSaved(list, item.productId));
  toastUndo(`Quitaste ${item.product.title}`, () =>
    saved.change((list) => restoreSaved(list, item, position)),
  );
};
