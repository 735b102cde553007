import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { placeOrderMoney } from '@nutricion/contract/orders/order-money';
import { orderChangedProblemSchema } from '@nutricion/contract/orders/orders';
import type { Cart, CartProduct } from '@nutricion/domain/cart/cart';
import { cartChangeText } from '@nutricion/domain/cart/cart-change-text';
import { cartToRequest, priceCart } from '@nutricion/domain/cart/price-cart';
import { refreshCart } from '@nutricion/domain/cart/refresh-cart';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText, fieldIssues } from '../../../kit/api/failure-text.ts';
import { ApiProblem, OfflineError } from '../../../kit/api/http.ts';
import { newId } from '../../../kit/lib/new-id.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { readInProgress, type SentOrder, storeInProgress } from './stored-order.ts';
import { placeFor, type TelephoneOrder } from './telephone-api.ts';
import {
  contactIssues,
  contactOf,
  type DraftIssues,
  deliveryOf,
  issuesFromServer,
  placeIssues,
  restoreDraft,
  slotIssues,
  type TelephoneDraft,
  type TelephoneOptions,
} from './telephone-draft.ts';

interface TelephoneOrderOptions {
  readonly clerkId: string;
  readonly customerId: string;
  readonly options: TelephoneOptions;
  /** Windows and addresses have to be read again. */
  readonly onStale: () => unknown;
}

/** An order that is being taken on the telephone: nothing said is lost, and it is placed once whatever the network does. */
export const useTelephoneOrder = ({ clerkId, customerId, options, onStale }: TelephoneOrderOptions) => {
  const navigate = useNavigate();
  const [initial] = useState(() => readInProgress(clerkId, customerId));
  const [cart, setCart] = useState(initial.cart);
  const [draft, setDraft] = useState(() => restoreDraft(initial.draft, options));
  const [unanswered, setUnanswered] = useState(initial.unanswered);
  const [errors, setErrors] = useState<DraftIssues>({});
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const nowMs = Date.now();
  const settings = { nowMs, ivuBasisPoints: options.ivu_basis_points };
  const store = (part: { cart?: Cart; draft?: TelephoneDraft; unanswered?: SentOrder | null }) =>
    storeInProgress(clerkId, customerId, { cart, draft, unanswered, ...part });

  const changeCart = (next: Cart) => {
    setCart(next);
    setNotices([]);
    store({ cart: next });
  };
  const change = (part: Partial<TelephoneDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setErrors({});
    store({ draft: next });
  };

  const send = async (order: SentOrder): Promise<void> => {
    setSending(true);
    setNotices([]);
    store({ unanswered: order });
    try {
      const placed = await placeFor(customerId, order.body, order.key);
      storeInProgress(clerkId, customerId, null);
      toastSuccess(`Pedido ${placed.number} puesto`, 'Le llega un correo con todo.');
      navigate(`/admin/orders/${placed.id}`, { replace: true });
    } catch (error) {
      afterFailure(error, order);
    } finally {
      setSending(false);
    }
  };
  const afterFailure = (error: unknown, order: SentOrder) => {
    // Only the server's own refusal proves that there is no order.
    const mayHaveArrived =
      error instanceof OfflineError || (error instanceof ApiProblem && error.status >= 500);
    setUnanswered(mayHaveArrived ? order : null);
    if (mayHaveArrived) return setNotices([UNANSWERED]);
    store({ unanswered: null });
    if (!(error instanceof ApiProblem)) throw error;
    const changed = orderChangedProblemSchema.safeParse(error.problem);
    if (changed.success) {
      const current = changed.data.products.map(productToSellable);
      // Free products that weren't earned yet weren't requested either.
      const unrequested = cart.selectedIncentiveProducts.filter(
        ({ id }) => !order.body.incentiveProductIds.includes(id),
      );
      const sold = new Map<ProductId, CartProduct>([...unrequested, ...current].map((one) => [one.id, one]));
      const refreshed = refreshCart(cart, sold, nowMs);
      setCart(refreshed.cart);
      store({ cart: refreshed.cart, unanswered: null });
      if (changed.data.changes.some(({ kind }) => kind === 'slot-full')) {
        setDraft({ ...draft, window: '' });
        void onStale();
      }
      setNotices([
        'Algo cambió mientras hablaban. Dile el total nuevo y vuelve a ponerlo:',
        ...refreshed.changes.map(cartChangeText),
        ...(changed.data.changes.some(({ kind }) => kind === 'slot-full')
          ? ['La hora se llenó: escojan otra.']
          : []),
      ]);
      return;
    }
    setErrors(issuesFromServer(fieldIssues(error)));
    setNotices([failureText(error)]);
    void onStale();
  };

  const submit = () => {
    if (isSending) return;
    if (unanswered) return void send(unanswered);
    const found = { ...placeIssues(draft, options), ...contactIssues(draft), ...slotIssues(draft) };
    setErrors(found);
    if (cart.items.length === 0) return setNotices(['Añade al menos un producto.']);
    if (Object.keys(found).length > 0) return setNotices(['Falta algo: míralo marcado en el formulario.']);
    const { lines, incentiveProductIds } = cartToRequest(cart, nowMs);
    const body: TelephoneOrder = {
      items: [...lines],
      incentiveProductIds: [...incentiveProductIds],
      ...placeOrderMoney.toJson({ expectedTotalCents: priceCart(cart, settings).totalCents }),
      delivery: deliveryOf(draft),
      deliveryDate: draft.date,
      deliveryWindow: draft.window as TelephoneOrder['deliveryWindow'],
      contact: contactOf(draft),
      substitution: draft.substitution as TelephoneOrder['substitution'],
      paymentMethod: 'on-delivery',
    };
    void send({ key: newId(), body });
  };
  return {
    ...{ cart, draft, errors, notices, isSending, settings },
    isUnanswered: unanswered !== null,
    ...{ change, changeCart, submit },
  };
};

const UNANSWERED =
  'La tienda no contestó y el pedido puede haber quedado puesto. Toca «Intentar otra vez»: se pone una sola vez.';
