import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { addedPrice, type LinePrice } from '@nutricion/domain/offers/line-price';
import { useState } from 'react';
import { cartActions, useCart } from '../../../cart/public/cart-store.ts';
import { addToCart } from './add-to-cart.ts';
import { type BasketRow, basketRows, isChosenAtFirst } from './basket.ts';
import type { Dish } from './dish.ts';

export type ToAdd = Extract<BasketRow, { kind: 'to-add' }>;

/** The products of a dish, the chosen ones, and adding them to the cart. */
export const useBasket = (dish: Dish | null, servings: number) => {
  const { cart, nowMs } = useCart();
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const quantityInCart = (id: string) => cart.items.find(({ productId }) => productId === id)?.quantity ?? 0;
  const rows = dish ? basketRows(dish, servings, quantityInCart) : [];
  const isChosen = (row: BasketRow): boolean =>
    row.kind === 'to-add' && (decided.get(row.productId) ?? isChosenAtFirst(row));
  const chosen = rows.filter((row): row is ToAdd => row.kind === 'to-add' && isChosen(row));
  const decide = (changes: readonly (readonly [string, boolean])[]) =>
    setDecided(new Map([...decided, ...changes]));
  return {
    rows,
    chosen,
    isChosen,
    /** What the chosen packages cost now, in cents. */
    cents: chosen.reduce((sum, row) => sum + rowPrice(row, nowMs).totalCents, 0),
    nowMs,
    choose: (productId: string, isOn: boolean) => decide([[productId, isOn]]),
    chooseAll: (isOn: boolean) =>
      decide(rows.flatMap((row) => (row.kind === 'to-add' ? [[row.productId, isOn] as const] : []))),
    addChosen: () => addToCart(rows, chosen),
    addOne: (row: ToAdd) => cartActions.add(row.product, row.packages),
  };
};
export type Basket = ReturnType<typeof useBasket>;

/** What a row's packages cost beside those in the cart. */
export const rowPrice = ({ product, inCart, packages }: ToAdd, nowMs: number): LinePrice =>
  addedPrice(productToSellable(product), inCart, packages, nowMs);
