import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { selectIncentive } from '@nutricion/domain/cart/cart';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { IncentiveRefusal } from '@nutricion/domain/offers/incentive';
import { announce } from '../../kit/lib/announce.tsx';
import { toastError } from '../../kit/lib/toast.ts';
import { cartActions, useCart } from '../public/cart-store.ts';

/** One product as a free choice: whether it is chosen, why it can't be, and the functions that choose and drop it. */
export const useIncentiveChoice = (product: ProductCardJson) => {
  const { cart, incentive, nowMs } = useCart();
  const sellable = productToSellable(product);
  const isLocked = incentive.status === 'locked';
  const isChosen = cart.selectedIncentiveProducts.some(({ id }) => id === product.id);
  const choice = selectIncentive(cart, sellable, nowMs);
  const choose = () => {
    if (incentive.status === 'locked')
      return toastError(`Agrega ${formatUsd(incentive.missingCents)} más para elegir`);
    const chosen = cartActions.chooseIncentive(product);
    if (!chosen.ok) return toastError(refusalText(chosen.refusal));
    announce(`${product.title}: gratis en tu carrito`);
  };
  const drop = () => {
    cartActions.dropIncentive(product.id);
    announce(`${product.title}: fuera de tus productos gratis`);
  };
  return {
    isLocked,
    isChosen,
    isMuted: isLocked || (!isChosen && !choice.ok),
    /** Why it can't be chosen, in a few words; null if it can, or nothing can be chosen yet. */
    refusal: isLocked || choice.ok ? null : shortRefusalText(choice.refusal),
    valueCents: unitPriceCents(sellable, nowMs),
    choose,
    drop,
  };
};

const shortRefusalText = (refusal: IncentiveRefusal): string =>
  refusal.kind === 'incentive-over-allowance' ? `Pasa por ${formatUsd(refusal.overCents)}` : 'Sin Stock';

const refusalText = (refusal: IncentiveRefusal): string => {
  switch (refusal.kind) {
    case 'incentive-over-allowance':
      return `Con ese pasas tus $20 por ${formatUsd(refusal.overCents)}`;
    case 'incentive-out-of-stock':
      return 'Ese se agotó. Elige otro.';
    case 'incentive-already-chosen':
      return 'Ese ya lo elegiste';
    case 'incentive-not-eligible':
      return 'Solo frutas y vegetales son gratis';
  }
};
