import { placeOrderMoney } from '@nutricion/contract/orders/order-money';
import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import type { Cart } from '@nutricion/domain/cart/cart';
import { cartToRequest, priceCart } from '@nutricion/domain/cart/price-cart';
import type { CheckoutDraft, PaymentMethod, Substitution, WindowId } from './checkout-draft.ts';

type HomeAddress = Extract<PlaceOrder['delivery'], { type: 'home' }>['address'];

/** What is sent: the lines, the total that was on the screen, and a draft that `checkDraft` found whole. */
export const draftToOrder = (
  draft: CheckoutDraft,
  cart: Cart,
  settings: { readonly nowMs: number; readonly ivuBasisPoints: number },
): PlaceOrder => {
  const { lines, incentiveProductIds } = cartToRequest(cart, settings.nowMs);
  return {
    items: [...lines],
    incentiveProductIds: [...incentiveProductIds],
    ...placeOrderMoney.toJson({ expectedTotalCents: priceCart(cart, settings).totalCents }),
    delivery:
      draft.deliveryType === 'hospital'
        ? { type: 'hospital', deliveryPointId: draft.deliveryPointId }
        : { type: 'home', address: addressOf(draft) },
    deliveryDate: draft.date,
    deliveryWindow: draft.window as WindowId,
    contact: { name: draft.name.trim(), phone: draft.phone },
    substitution: draft.substitution as Substitution,
    paymentMethod: draft.paymentMethod as PaymentMethod,
  };
};

const addressOf = (draft: CheckoutDraft): HomeAddress => ({
  urbanizacion: draft.urbanizacion.trim(),
  street: draft.street.trim(),
  apartment: draft.apartment.trim(),
  municipio: draft.municipio as HomeAddress['municipio'],
  zip: draft.zip.trim(),
});
