import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { cappedCount, LOW_STOCK_BELOW, stockText } from '@nutricion/domain/catalog/stock-display';
import { formatUsd } from '@nutricion/domain/kit/money';
import { INCENTIVE_THRESHOLD_CENTS } from '@nutricion/domain/offers/incentive';
import { addedPrice, isByUnit, lineSumText } from '@nutricion/domain/offers/line-price';
import { offerOf } from '@nutricion/domain/offers/offer';
import { clsx } from 'clsx';
import { ShoppingBasket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../accounts/public/session.ts';
import { Price } from '../../catalog/public/price.tsx';
import { PromotionNote } from '../../catalog/public/promotion-note.tsx';
import { Bar } from '../../kit/ui/bar.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { QuantityStepper } from '../../kit/ui/quantity-stepper.tsx';
import { cartActions, useCart, useQuantityOf } from './cart-store.ts';
import { openMiniCart } from './mini-cart.ts';
import '../../catalog/public/buy-bar.css';

// Only what is sold out needs it.
const StockAlert = lazy(async () => ({
  default: (await import('../../catalog/public/stock-alert.tsx')).StockAlert,
}));

interface BuyBoxProps {
  readonly product: ProductCardJson;
  /** Takes the customer to similar products; absent if there are none. */
  readonly onShowSimilar?: (() => void) | undefined;
}

/** Price, quantity, the total of adding it, and the cart's sum afterwards. */
export const BuyBox = ({ product, onShowSimilar }: BuyBoxProps) => {
  const { subtotalCents, itemCount, nowMs } = useCart();
  const inCart = useQuantityOf(product.id);
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const left = Math.max(0, product.stock - inCart);
  const amount = Math.min(chosenQuantity, Math.max(1, left));
  const sellable = productToSellable(product);
  const offer = offerOf(sellable, nowMs);
  const added = addedPrice(sellable, inCart, amount, nowMs);
  // The sum of several units is shown if it isn't the card's price times the quantity.
  const isSum = left > 0 && !isByUnit(added);
  const add = () => {
    cartActions.add(product, amount);
    setChosenQuantity(1);
  };
  return (
    <section
      aria-label="Agregar al carrito"
      className="rounded-bloque p-5 inset-ring-[1.5px] inset-ring-linea"
    >
      <div className="flex items-start justify-between gap-4">
        <Price
          cents={added.unitPriceCents}
          struck={offer ? sellable.regularPriceCents : undefined}
          size="xl"
          muted={product.stock <= 0}
        />
        <Availability product={product} />
      </div>
      {product.stock > 0 && offer && <PromotionNote offer={offer} />}
      {product.stock <= 0 && (
        <>
          <p className="mt-4 text-ui">Se acabó por ahora.</p>
          <div className="buy-bar mt-4 flex gap-3" data-al-pie>
            <OpenCart itemCount={itemCount} />
            <Suspense fallback={<span className="min-h-14 flex-1" />}>
              <StockAlert product={product} className="flex-1" />
            </Suspense>
          </div>
          {onShowSimilar && (
            <Button size="lg" variant="quiet" wide className="mt-3" onClick={onShowSimilar}>
              Ver parecidos
            </Button>
          )}
        </>
      )}
      {product.stock > 0 && (
        <>
          <div className="buy-bar mt-5 flex gap-3" data-al-pie>
            <OpenCart itemCount={itemCount} />
            <QuantityStepper
              quantity={amount}
              min={1}
              max={Math.max(1, left)}
              name={product.title}
              onChange={setChosenQuantity}
              className="h-14! w-[124px] flex-none rounded-[16px]!"
            />
            <Button
              size="lg"
              className="min-w-0 flex-1 px-3! whitespace-nowrap tabular-nums"
              disabled={left === 0}
              onClick={add}
            >
              {left === 0 ? 'Ya llevas todos' : `Agregar · ${formatUsd(added.totalCents)}`}
            </Button>
          </div>
          <p className="mt-2 min-h-[1.45em] text-nota font-semibold text-verde">
            {inCart > 0 && `Llevas ${inCart} en tu carrito`}
            {inCart > 0 && isSum && ' · '}
            {isSum && <span className="tabular-nums">{lineSumText(added)}</span>}
          </p>
          <IncentiveGap
            subtotalCents={subtotalCents}
            afterCents={subtotalCents + (left === 0 ? 0 : added.totalCents)}
          />
        </>
      )}
    </section>
  );
};

/** Opens the cart from the bar on a phone, which covers the floating cart button. */
const OpenCart = ({ itemCount }: { readonly itemCount: number }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={openMiniCart}
    className="relative grid size-14 flex-none place-items-center rounded-[16px] bg-rocio text-verde-hondo md:hidden"
  >
    <ShoppingBasket size={24} strokeWidth={2.1} aria-hidden="true" />
    <span className="sr-only">Abrir carrito. Artículos: </span>
    <b className="buy-bar-count num">{cappedCount(itemCount)}</b>
  </button>
);

const Availability = ({ product: { stock, tax_class: taxClass } }: { readonly product: ProductCardJson }) => {
  const session = useSession();
  const rate = session.status === 'signed-in' ? session.shop.ivuBasisPoints / 100 : 0;
  return (
    <p className="text-right text-nota leading-snug">
      <b className={clsx('block text-ui font-[650]', stock < LOW_STOCK_BELOW && 'text-guayaba-tinta')}>
        {stockText(stock) ?? `${stock} disponibles`}
      </b>
      <span className="text-tinta-suave">
        {taxClass === 'exento' ? 'Exento de IVU' : `Más IVU de ${rate} %`}
      </span>
    </p>
  );
};

interface IncentiveGapProps {
  readonly subtotalCents: number;
  readonly afterCents: number;
}

/** The mango bar reaches the sum after adding; the mark is the current sum. */
const IncentiveGap = ({ subtotalCents, afterCents }: IncentiveGapProps) => {
  const missingCents = INCENTIVE_THRESHOLD_CENTS - afterCents;
  return (
    <div className="mt-1">
      <p className="flex flex-wrap justify-between gap-x-3 text-[.875rem]">
        <span>
          Llegas a <b className="num">{formatUsd(afterCents)}</b>
        </span>
        <span>
          {missingCents > 0 ? (
            <>
              faltan <b className="num">{formatUsd(missingCents)}</b> para incentivo
            </>
          ) : (
            <b className="font-[650]">¡Incentivo desbloqueado!</b>
          )}
        </span>
      </p>
      <Bar
        level={afterCents / INCENTIVE_THRESHOLD_CENTS}
        marks={
          subtotalCents > 0 && subtotalCents < INCENTIVE_THRESHOLD_CENTS
            ? [subtotalCents / INCENTIVE_THRESHOLD_CENTS]
            : []
        }
        color="var(--mango)"
        track="var(--mango-tinte)"
        className="mt-2"
      />
    </div>
  );
};
