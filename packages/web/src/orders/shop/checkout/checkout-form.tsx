import { placeOrderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { cartAfterOrder } from '@nutricion/domain/cart/after-order';
import { priceCart } from '@nutricion/domain/cart/price-cart';
import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { type FormEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CartNotices } from '../../../cart/public/cart-notices-block.tsx';
import { cartView } from '../../../cart/public/cart-state.ts';
import { cartActions, useCart } from '../../../cart/public/cart-store.ts';
import { broadcastOrder } from '../../../cart/public/ordered-in-other-tab.ts';
import { OrderedNotice } from '../../../cart/public/ordered-notice.tsx';
import { SlotPicker } from '../../../fulfilment/public/slot-picker.tsx';
import { announce } from '../../../kit/lib/announce.tsx';
import { preloadable } from '../../../kit/lib/preloadable.ts';
import { readJson, writeText } from '../../../kit/lib/storage.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { cachePlacedOrder } from '../api-checkout.ts';
import { type CheckoutErrors, type CheckoutField, checkDraft } from './check-draft.ts';
import {
  type CheckoutDraft,
  type CheckoutOptions,
  draftFromOptions,
  restoreDraft,
} from './checkout-draft.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { draftToOrder } from './draft-to-order.ts';
import type { OrderAttempt } from './order-attempt.ts';
import { OrderBottomBar, OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { isAboutCart, RefusalNotice } from './refusal-notice.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import { WhereSection } from './where-section.tsx';

// Loaded after the form, because the network may be gone when one of them is needed.
const OrderChangedDialog = preloadable(
  async () => (await import('./order-changed-dialog.tsx')).OrderChangedDialog,
);
const NoResponseNotice = preloadable(async () => (await import('./no-response-notice.tsx')).NoResponseNotice);

interface CheckoutFormProps {
  readonly userId: string;
  readonly options: CheckoutOptions;
  readonly ivuBasisPoints: number;
  readonly onSlotFull: () => void;
  /**
   * Whether an order is being sent or waits for the customer's decision: the page must stay, even with an empty
   * cart.
   */
  readonly onSubmitting: (isSubmitting: boolean) => void;
}

export const CheckoutForm = (props: CheckoutFormProps) => {
  const { userId, options, ivuBasisPoints, onSlotFull, onSubmitting } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { cart, itemCount, nowMs } = useCart();
  const { draft, change, clearDraft } = useCheckoutDraft(userId, options);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [offlineTries, setOfflineTries] = useState(0);
  const settings = { nowMs, ivuBasisPoints };
  const priced = priceCart(cart, settings);

  const onPlaced = (order: OrderJson, { body }: OrderAttempt) => {
    clearDraft();
    broadcastOrder(order);
    if (draft.keepAddress === 'yes')
      void import('../save-order-address.ts').then((it) => it.saveOrderAddress(body, options));
    cachePlacedOrder(order);
    navigate(
      order.status === 'pendiente_pago'
        ? `/checkout/pago?orden=${order.id}`
        : `/profile/orders/${order.id}?nueva=1`,
      { replace: true },
    );
    const ordered = { lines: body.items, incentiveProductIds: body.incentiveProductIds };
    cartActions.replace(cartAfterOrder(cartView.get().cart, ordered));
  };
  const { placing, place, retry, reset, abandon } = usePlaceOrder({
    userId,
    onPlaced,
    onSlotFull: () => {
      change({ window: '' });
      onSlotFull();
    },
  });
  useEffect(() => {
    void Promise.allSettled([OrderChangedDialog.preload(), NoResponseNotice.preload()]);
  }, []);
  const isSubmitting = placing.status !== 'ready' && placing.status !== 'refused';
  useEffect(() => onSubmitting(isSubmitting), [isSubmitting, onSubmitting]);
  const refused = placing.status === 'refused' ? placing : null;
  useEffect(() => {
    if (refused) setErrors(refused.errors);
  }, [refused]);
  useFocusOnIssue(form, errors);

  const changeAndClearErrors = (part: Partial<CheckoutDraft>) => {
    change(part);
    setErrors((current) => without(current, part));
  };
  const order = () => {
    const newErrors = checkDraft(draft, options);
    setErrors(newErrors);
    const count = Object.keys(newErrors).length;
    if (count > 0) return announce(count === 1 ? 'Falta un dato' : `Faltan ${count} datos`);
    void place(draftToOrder(draft, cart, settings));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!navigator.onLine) setOfflineTries(offlineTries + 1);
    else if (placing.status === 'unanswered') void retry(placing.attempt);
    else if (placing.status !== 'sending') order();
  };
  const part: CheckoutPartProps = { draft, change: changeAndClearErrors, errors, options };
  // A retry sends the order as it was, even if the cart has changed.
  const shownTotalCents =
    placing.status === 'unanswered'
      ? placeOrderMoney.fromJson(placing.attempt.body).expectedTotalCents
      : priced.totalCents;
  const action = { isSending: placing.status === 'sending', isRetry: placing.status === 'unanswered' };
  const isLocked = placing.status === 'sending' || placing.status === 'unanswered';

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_388px] md:gap-7">
        <div className="grid min-w-0 gap-4">
          <Suspense fallback={null}>
            {placing.status === 'unanswered' && (
              <NoResponseNotice
                attempt={placing.attempt}
                onRetry={() => void retry(placing.attempt)}
                onAbandon={abandon}
              />
            )}
          </Suspense>
          <OfflineNotice tries={offlineTries} />
          {refused && <RefusalNotice {...refused} />}
          {/* The dialog shows these notices itself. */}
          {placing.status !== 'changed' && (
            <>
              <OrderedNotice />
              <CartNotices />
            </>
          )}
          <fieldset disabled={isLocked} className="grid min-w-0 gap-4">
            <WhereSection {...part} />
            <WhenSection {...part} />
            <PaymentSection {...part} />
            <ContactSection {...part} />
          </fieldset>
        </div>
        <OrderSummary
          cart={cart}
          itemCount={itemCount}
          priced={priced}
          draft={draft}
          options={options}
          issue={refused && isAboutCart(refused.type) ? refused.message : undefined}
          {...action}
        />
      </div>
      <OrderBottomBar totalCents={shownTotalCents} draft={draft} {...action} />
      <Suspense fallback={null}>
        {placing.status === 'changed' && (
          <OrderChangedDialog
            changes={placing.changes}
            expectedCents={placeOrderMoney.fromJson(placing).expectedTotalCents}
            totalCents={priced.totalCents}
            isEmpty={itemCount === 0}
            needsWindow={draft.window === ''}
            onAccept={() => {
              reset();
              order();
            }}
            onReview={() => {
              reset();
              navigate('/cart');
            }}
            onClose={reset}
          />
        )}
      </Suspense>
    </form>
  );
};

/** After a failed attempt the first invalid field is focused. */
const useFocusOnIssue = (form: RefObject<HTMLFormElement | null>, errors: CheckoutErrors) => {
  const issues = Object.keys(errors).join();
  const before = useRef(issues);
  useEffect(() => {
    const hasMore = issues.split(',').length >= before.current.split(',').length;
    if (issues !== '' && issues !== before.current && hasMore)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault] input:not(:disabled)')
        ?.focus();
    before.current = issues;
  }, [issues, form]);
};

const fieldOf: Partial<Record<keyof CheckoutDraft, CheckoutField>> = {
  building: 'delivery.deliveryPointId',
  deliveryPointId: 'delivery.deliveryPointId',
  urbanizacion: 'delivery.address.urbanizacion',
  street: 'delivery.address.street',
  apartment: 'delivery.address.apartment',
  municipio: 'delivery.address.municipio',
  zip: 'delivery.address.zip',
  date: 'deliveryDate',
  window: 'deliveryWindow',
  name: 'contact.name',
  phone: 'contact.phone',
  substitution: 'substitution',
  paymentMethod: 'paymentMethod',
};

/** Without the errors of the fields that are being corrected. */
const without = (errors: CheckoutErrors, part: Partial<CheckoutDraft>): CheckoutErrors => {
  const correctedFields = new Set(Object.keys(part).map((field) => fieldOf[field as keyof CheckoutDraft]));
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !correctedFields.has(field as CheckoutField)),
  ) as CheckoutErrors;
};

/** The draft, stored for this tab and user: a reload, a failed order or a look at the cart loses no input. */
const useCheckoutDraft = (userId: string, options: CheckoutOptions) => {
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

/** Delivery day and window. */
const WhenSection = ({ draft, change, errors, options }: CheckoutPartProps) => (
  <CheckoutSection number={2} title="¿Cuándo lo quieres?">
    <SlotPicker days={options.days} picked={draft} errors={errors} onPick={change} />
  </CheckoutSection>
);

interface OfflineNoticeProps {
  /** How many times the customer tried to order without a network: each is answered. */
  readonly tries: number;
}

/** Orders are taken by the server only. Without a network everything may be filled in, and waits here. */
const OfflineNotice = ({ tries }: OfflineNoticeProps) => {
  const isOnline = useIsOnline();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) notice.current?.focus();
  }, [tries]);
  if (isOnline) return null;
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className={clsx(
        'flex items-start gap-3 rounded-bloque p-5',
        tries > 0 ? 'bg-guayaba-tinte text-guayaba-tinta' : 'bg-papel',
      )}
    >
      <WifiOff size={22} strokeWidth={2.2} aria-hidden="true" className="mt-0.5 flex-none" />
      <div>
        <p className="font-[650]">
          {tries > 0 ? 'Tu pedido no salió: no hay conexión' : 'Para ordenar hace falta conexión'}
        </p>
        <p className="mt-1 text-ui">
          Lo que escribas queda guardado aquí. Cuando vuelva, toca “Hacer el pedido”.
        </p>
      </div>
    </div>
  );
};
