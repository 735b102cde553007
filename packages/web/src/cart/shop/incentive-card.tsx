import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { selectIncentive } from '@nutricion/domain/cart/cart';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { IncentiveRefusal } from '@nutricion/domain/offers/incentive';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { announce } from '../../kit/lib/announce.tsx';
import { toastError } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { cartActions, useCart } from '../public/cart-store.ts';

interface IncentiveCardProps {
  readonly product: ProductCardJson;
  /** In the full list the ground is white. */
  readonly onWhite?: boolean;
}

/** A free product: chosen, to be chosen, or why not. */
export const IncentiveCard = ({ product, onWhite = false }: IncentiveCardProps) => {
  const { cart, incentive, nowMs } = useCart();
  const sellable = productToSellable(product);
  const isLocked = incentive.status === 'locked';
  const isChosen = cart.selectedIncentiveProducts.some(({ id }) => id === product.id);
  const choice = selectIncentive(cart, sellable, nowMs);
  const valueCents = unitPriceCents(sellable, nowMs);
  const isMuted = isLocked || (!isChosen && !choice.ok);

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

  return (
    <article
      className={clsx(
        'relative flex flex-col gap-2.5 rounded-[22px] p-2 text-tinta',
        onWhite ? 'bg-suelo' : 'bg-papel',
        isChosen && !isLocked && 'ring-[3px] ring-mango',
      )}
    >
      <div className="relative">
        <ProductArt
          src={product.image_url}
          image={product.image}
          alt=""
          categoryId={product.normalized_category}
          muted={isMuted}
          className="aspect-[1.35]! w-full rounded-[16px]"
          imageClassName="absolute inset-0 m-auto h-[94%]! w-auto!"
        />
        {isChosen && (
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-2 right-2 grid size-[30px] place-items-center rounded-chip',
              isLocked ? 'bg-linea text-tinta-suave' : 'bg-mango text-[#3b2500]',
            )}
          >
            <Check size={18} strokeWidth={3} />
          </span>
        )}
      </div>
      <div className="flex-1 px-1">
        <h3 className="line-clamp-3 font-sans text-ui leading-[1.2] font-semibold tracking-normal">
          {product.title}
        </h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <b className={clsx('num text-[1.25rem] leading-none', isMuted ? 'text-tinta-suave' : 'text-verde')}>
            Gratis
          </b>
          <span className="text-[.875rem] text-tinta-suave tabular-nums">
            <span className="sr-only">, antes </span>
            <s>{formatUsd(valueCents)}</s>
          </span>
        </p>
      </div>
      {isChosen ? (
        <Button variant="quiet" className="min-h-11! px-2! text-ui!" onClick={drop}>
          Quitar<span className="sr-only"> {product.title}</span>
        </Button>
      ) : (
        <Button
          className="min-h-11! px-2! text-ui!"
          variant={isMuted ? 'quiet' : 'primary'}
          aria-disabled={isMuted || undefined}
          onClick={choose}
        >
          {isLocked || choice.ok ? 'Elegir' : shortRefusalText(choice.refusal)}
          <span className="sr-only"> {product.title}</span>
        </Button>
      )}
    </article>
  );
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
