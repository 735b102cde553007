import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import {
  type Cart,
  deselectIncentive,
  removeLine,
  selectIncentive,
  setQuantity,
  subtotalCents,
} from '@nutricion/domain/cart/cart';
import type { PricedCart } from '@nutricion/domain/cart/price-cart';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import { incentiveStatus } from '@nutricion/domain/offers/incentive';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { CheckChip } from '../../../kit/ui/check-chip.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { QuantityStepper } from '../../../kit/ui/quantity-stepper.tsx';
import { freeProductsQuery } from './telephone-api.ts';

interface BasketProps {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly nowMs: number;
  readonly onChange: (cart: Cart) => void;
}

/** What the customer on the telephone has asked for so far, with the price of each line and the whole. */
export const Basket = ({ cart, priced, nowMs, onChange }: BasketProps) => (
  <div>
    {cart.items.length === 0 ? (
      <p className="text-ui text-tinta-suave">Nada todavía. Lo que añadas aparece aquí.</p>
    ) : (
      <ul aria-label="Lo que pide" className="divide-y divide-linea">
        {cart.items.map(({ product, quantity }) => {
          const line = priced.lines.find(({ productId }) => productId === product.id);
          return (
            <li
              key={product.id}
              className="grid grid-cols-[minmax(0,1fr)_132px] items-center gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_132px_5rem_44px]"
            >
              <p className="min-w-0 leading-snug max-sm:col-span-2">
                <b className="font-semibold">{product.title}</b>
                <span className="block text-nota text-tinta-suave">{product.packageLabel}</span>
              </p>
              <QuantityStepper
                quantity={quantity}
                max={product.stock}
                name={product.title}
                onChange={(units) => onChange(setQuantity(cart, product.id, units))}
              />
              <span className="num text-right font-semibold tabular-nums">
                {formatUsd(line?.totalCents ?? 0)}
              </span>
              <IconButton
                label={`Quitar ${product.title}`}
                className="max-sm:hidden"
                onClick={() => onChange(removeLine(cart, product.id))}
              >
                <X size={18} strokeWidth={2.2} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    )}
    <FreeProducts cart={cart} nowMs={nowMs} onChange={onChange} />
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1 border-t border-linea pt-3 tabular-nums">
      <dt>Subtotal</dt>
      <dd className="text-right">{formatUsd(priced.subtotalCents)}</dd>
      <dt>IVU</dt>
      <dd className="text-right">{formatUsd(priced.taxCents)}</dd>
      <dt className="text-[1.25rem] font-[650]">Total, al recibir</dt>
      <dd className="num text-right text-[1.25rem] font-[650]">{formatUsd(priced.totalCents)}</dd>
    </dl>
  </div>
);

/** The $20 of fruit and vegetables, from $100 on. */
const FreeProducts = ({ cart, nowMs, onChange }: Omit<BasketProps, 'priced'>) => {
  const chosen = cart.selectedIncentiveProducts;
  const status = incentiveStatus(subtotalCents(cart, nowMs), chosen, nowMs);
  const { data } = useQuery({ ...freeProductsQuery, enabled: status.status === 'unlocked' });
  if (status.status === 'locked')
    return cart.items.length === 0 ? null : (
      <p className="mt-3 rounded-ficha bg-rocio-2 px-4 py-2.5 text-ui">
        Con {formatUsd(status.missingCents)} más se gana $20 en frutas y vegetales.
      </p>
    );
  return (
    <fieldset className="mt-3 rounded-ficha bg-rocio-2 px-4 py-3">
      <legend className="float-left w-full text-ui font-semibold">
        Gratis: le quedan {formatUsd(status.remainingCents)} en frutas y vegetales
      </legend>
      <div className="clear-both flex max-h-52 flex-wrap gap-2 overflow-y-auto pt-2">
        {(data?.products ?? []).map(productToSellable).map((product) => {
          const isChosen = chosen.some(({ id }) => id === product.id);
          const next = isChosen ? null : selectIncentive(cart, product, nowMs);
          return (
            <CheckChip
              key={product.id}
              checked={isChosen}
              disabled={next !== null && !next.ok}
              onChange={() => onChange(next?.ok ? next.value : deselectIncentive(cart, product.id))}
            >
              {product.title} · {formatUsd(unitPriceCents(product, nowMs))}
            </CheckChip>
          );
        })}
      </div>
    </fieldset>
  );
};
