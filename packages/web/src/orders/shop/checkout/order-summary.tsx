import { orderLimitsMoney } from '@nutricion/contract/kit/money';
import type { Cart } from '@nutricion/domain/cart/cart';
import type { PricedCart } from '@nutricion/domain/cart/price-cart';
import { deliveryWindowLabel, deliveryWindows } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { lineSumText } from '@nutricion/domain/offers/line-price';
import { needsReview } from '@nutricion/domain/orders/order-limits';
import { willWaitText } from '@nutricion/domain/orders/order-review-text';
import { Clock, Gift, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { useShop } from '../../../accounts/public/session.ts';
import { SavingsNote } from '../../../cart/public/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../../../cart/public/summary-rows.tsx';
import { Price } from '../../../catalog/public/price.tsx';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { GroupError } from '../../../kit/ui/group-error.tsx';
import type { CheckoutDraft, CheckoutOptions } from './checkout-draft.ts';
import '../../../kit/ui/foot-bar.css';

interface OrderSummaryProps extends OrderActionProps {
  readonly cart: Cart;
  readonly itemCount: number;
  readonly priced: PricedCart;
  readonly draft: CheckoutDraft;
  readonly options: CheckoutOptions;
  /** The server's refusal about the cart. */
  readonly issue: string | undefined;
}

/** Items, delivery and price of the order. */
export const OrderSummary = ({
  cart,
  itemCount,
  priced,
  draft,
  options,
  issue,
  isSending,
  isRetry,
}: OrderSummaryProps) => {
  const { reviewAboveCents } = orderLimitsMoney.fromJson(useShop().orderLimits);
  const willWait = needsReview(priced.totalCents, { reviewAboveCents });
  return (
    <section aria-labelledby="tu-pedido" className="rounded-bloque bg-papel p-5 md:sticky md:top-4 md:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="tu-pedido">Tu pedido</h2>
        <span className="text-nota text-tinta-suave">
          {itemCount === 1 ? '1 artículo' : `${itemCount} artículos`}
        </span>
      </div>
      <Thumbs cart={cart} />
      <Lines priced={priced} />
      {issue && (
        <div className="mb-3.5">
          <GroupError id="falta-carrito" message={issue} />
        </div>
      )}
      <GiftRow priced={priced} />
      <WhenRow draft={draft} options={options} />
      <dl className="mt-3.5">
        <SummaryRow term="Subtotal">{formatUsd(priced.subtotalCents)}</SummaryRow>
        <SummaryRow term="Entrega">{formatUsd(0)}</SummaryRow>
        <SummaryRow term="IVU">{formatUsd(priced.taxCents)}</SummaryRow>
        <SummaryTotal cents={priced.totalCents} />
      </dl>
      <SavingsNote savings={priced.savings} verb="Ahorrando" className="mt-3.5" />
      {willWait && (
        <p className="mt-3.5 flex items-start gap-2.5 rounded-[16px] bg-mango-tinte px-3.5 py-3 text-ui leading-snug text-mango-tinta">
          <Hourglass size={20} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none" />
          {willWaitText(formatUsd(reviewAboveCents))}
        </p>
      )}
      {/* An order without a response is sent again from its notice. */}
      {!isRetry && (
        <div className="mt-4 max-md:hidden">
          <OrderAction isSending={isSending} isRetry={false} />
        </div>
      )}
      <p className="mt-2.5 text-center text-nota text-tinta-suave">El precio que ves es el que pagas.</p>
      <SellerLine />
    </section>
  );
};

/** On a phone total and action stay in reach; it is sticky within the whole page, so it stands outside the grid. */
export const OrderBottomBar = ({
  totalCents,
  draft,
  ...action
}: { readonly totalCents: number; readonly draft: CheckoutDraft } & OrderActionProps) => (
  <div
    data-al-pie
    className="foot-bar sticky bottom-0 z-10 -mx-(--margen) mt-4 rounded-t-bloque bg-papel px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] shadow-2 md:hidden"
  >
    <p className="mb-3 flex items-end justify-between gap-3 font-bold">
      <span className="min-w-0 leading-tight">
        Total
        {/* What last time's order filled in is in sight before it is ordered again. */}
        <span className="block text-nota font-normal text-tinta-suave">{whenText(draft)}</span>
      </span>
      <Price cents={totalCents} size="lg" />
    </p>
    <OrderAction {...action} />
  </div>
);

/** The seller, shown where the customer pays. */
const SellerLine = () => {
  const { name, phone, whatsapp, hours, returnPolicy } = useShop().contact;
  const detailTexts = [
    phone && `Tel. ${formatPhone(phone)}`,
    whatsapp && `WhatsApp ${formatPhone(whatsapp)}`,
    hours,
  ];
  return (
    <div className="mt-4 border-t border-linea pt-4 text-nota leading-snug text-tinta-suave">
      <p>
        Te vende <b className="text-tinta">{name}</b>
        {detailTexts.filter(Boolean).map((detail) => ` · ${detail}`)}
      </p>
      {returnPolicy && <p className="mt-2">{returnPolicy}</p>}
      <p className="mt-2">
        <Link to="/ayuda#terminos" target="_blank" className="font-semibold text-verde underline">
          Términos y privacidad
        </Link>
      </p>
    </div>
  );
};

interface OrderActionProps {
  readonly isSending: boolean;
  readonly isRetry: boolean;
}

const OrderAction = ({ isSending, isRetry }: OrderActionProps) => (
  <Button type="submit" size="lg" wide loading={isSending}>
    {isRetry ? 'Reintentar' : 'Hacer el pedido'}
  </Button>
);

/** What fits in one row of a phone. */
const MAX_THUMBS = 6;

const Thumbs = ({ cart: { items } }: { readonly cart: Cart }) => {
  const shown = items.length <= MAX_THUMBS ? MAX_THUMBS : MAX_THUMBS - 1;
  const rest = items.length - shown;
  return (
    <ul className="my-3.5 flex flex-wrap gap-1.5" aria-label="Productos">
      {items.slice(0, shown).map(({ productId, quantity, product }) => (
        <li key={productId} className="relative">
          <ProductArt
            src={product.imageUrl}
            alt={product.title}
            categoryId={product.categoryId}
            className="size-11 rounded-[13px]"
          />
          <b className="absolute -top-1.5 -right-1.5 min-w-5 rounded-[8px] bg-tinta px-1.5 text-center font-display text-nota leading-5 font-bold text-white tabular-nums">
            <span className="sr-only">Cantidad: </span>
            {quantity}
          </b>
        </li>
      ))}
      {rest > 0 && (
        <li className="num grid size-11 place-items-center rounded-[13px] bg-rocio text-verde-hondo">
          +{rest}
          <span className="sr-only"> productos más</span>
        </li>
      )}
    </ul>
  );
};

/** Every line with the sum that makes its price, the same as on card, cart and order. */
const Lines = ({ priced: { lines } }: { readonly priced: PricedCart }) => (
  <details className="mb-3.5 border-y border-linea">
    <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-ui font-semibold text-verde hover:underline">
      Ver precios
    </summary>
    <ul className="grid gap-2 pb-3">
      {lines.map((line) => (
        <li key={line.productId} className="flex justify-between gap-4 text-ui leading-snug">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {line.title}
            <span className="block text-nota text-tinta-suave tabular-nums">{lineSumText(line)}</span>
          </span>
          <span className="num flex-none">{formatUsd(line.totalCents)}</span>
        </li>
      ))}
    </ul>
  </details>
);

const GiftRow = ({ priced: { incentives, incentiveCents } }: { readonly priced: PricedCart }) =>
  incentives.length === 0 ? null : (
    <div className="mb-2 flex items-center gap-3 rounded-[16px] bg-mango-tinte px-3.5 py-3 text-ui leading-tight text-mango-tinta">
      <Gift size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
      <p className="min-w-0 flex-1">
        <b className="block font-[650]">
          {incentives.length === 1 ? '1 producto gratis' : `${incentives.length} productos gratis`}
        </b>
        <span className="text-[.875rem]">{incentives.map(({ title }) => title).join(', ')}</span>
      </p>
      <p className="flex-none text-right text-nota">
        Valen
        <b className="num block text-ui">{formatUsd(incentiveCents)}</b>
      </p>
    </div>
  );

const whenText = (draft: CheckoutDraft): string => {
  const window = deliveryWindows.find(({ id }) => id === draft.window);
  const day = draft.date ? shortDeliveryDay(draft.date) : 'Escoge un día';
  return `${day} · ${window ? deliveryWindowLabel(window.id) : 'escoge la hora'}`;
};

const WhenRow = ({
  draft,
  options,
}: {
  readonly draft: CheckoutDraft;
  readonly options: CheckoutOptions;
}) => {
  const place = placeText(draft, options);
  return (
    <div className="flex items-center gap-3 rounded-[16px] bg-rocio px-3.5 py-3 text-ui leading-tight text-verde-hondo">
      <Clock size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
      <p className="min-w-0">
        <b className="block font-[650]">{whenText(draft)}</b>
        {place && <span className="text-[.875rem]">{place}</span>}
      </p>
    </div>
  );
};

const placeText = (draft: CheckoutDraft, { deliveryPoints }: CheckoutOptions): string => {
  if (draft.deliveryType === 'home')
    return [draft.urbanizacion, draft.street, draft.municipio]
      .filter((part) => part.trim() !== '')
      .join(', ');
  const point = deliveryPoints.find(({ id }) => id === draft.deliveryPointId);
  return point ? `${point.building}, ${point.unit}` : draft.building;
};
