import { useState } from 'react';
import { cartActions, useCart } from '../../../cart/public/cart-store.ts';
import { readJson, writeText } from '../../../kit/lib/storage.ts';
import {
  type CheckoutDraft,
  type CheckoutOptions,
  draftFromOptions,
  restoreDraft,
} from './checkout-draft.ts';

/** The draft, stored for this tab and user: a reload, a failed order or a look at the cart loses no input. */
export const useCheckoutDraft = (userId: string, options: CheckoutOptions) => {
  const key = `nutricion-plus-checkout:${userId}`;
  const { cart } = useCart();
  const [draft, setDraft] = useState(() =>
    restoreDraft(readJson(key, 'sessionStorage'), draftFromOptions(options, cart.deliveryDate), options),
  );
  const change = (part: Partial<CheckoutDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeText(key, JSON.stringify(next), 'sessionStorage');
    if (part.date !== undefined) cartActions.setDeliveryDate(part.date);
  };
  const clearDraft = () => writeText(key, null, 'sessionStorage');
  return { draft, change, clearDraft };
};
