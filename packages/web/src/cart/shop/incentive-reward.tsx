import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { canChooseMore } from '@nutricion/domain/cart/can-choose-more';
import { firstChoices } from '@nutricion/domain/cart/first-choices';
import { formatUsd } from '@nutricion/domain/kit/money';
import { INCENTIVE_ALLOWANCE_CENTS } from '@nutricion/domain/offers/incentive';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight, Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanSuggest } from '../../accounts/public/use-can-suggest.ts';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { failureText } from '../../kit/api/failure-text.ts';
import { Bar } from '../../kit/ui/bar.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { useCart } from '../public/cart-store.ts';
import { incentivesQuery } from './api.ts';
import { incentiveProgress } from './incentive-heading.tsx';
import { IncentiveList } from './incentive-list.tsx';
import { useIncentiveChoice } from './use-incentive-choice.ts';

export const REWARD_ID = 'incentivo-ganado';

/** From $100 on, in the mini cart: what was won, what is left of it, and four fruits to take with one tap each. */
export const IncentiveReward = () => {
  const { cart, incentive, subtotalCents, nowMs } = useCart();
  const { data, error, refetch } = useQuery(incentivesQuery);
  const canSuggest = useCanSuggest();
  const canChoose = data ? canChooseMore(cart, data.products.map(productToSellable), nowMs) : true;
  const hasChosen = cart.selectedIncentiveProducts.length > 0;
  const { title, figureCents, of } = incentiveProgress(incentive, subtotalCents, hasChosen, canChoose);
  const chosenCents = incentive.status === 'unlocked' ? incentive.chosenCents : 0;
  return (
    <section
      id={REWARD_ID}
      aria-labelledby="ganaste"
      tabIndex={-1}
      className="my-2 rounded-ficha bg-verde-hondo p-3.5 pb-1 text-white outline-none"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id="ganaste" className="text-[1.1875rem] leading-[1.1]">
            {title}
          </h3>
          {incentive.status === 'unlocked' && (
            <p className="mt-1 text-nota leading-snug text-[#d5eede]">
              {hasChosen ? 'Van con tu pedido, sin costo.' : 'Elige productos gratis: frutas y vegetales.'}
            </p>
          )}
        </div>
        <p className="flex-none text-right">
          <b className="num block text-[1.375rem] leading-none">{formatUsd(figureCents)}</b>
          <span className="mt-1 block text-nota leading-none text-[#d5eede]">{of}</span>
        </p>
      </div>
      <Bar
        level={chosenCents / INCENTIVE_ALLOWANCE_CENTS}
        color="var(--mango)"
        track="#ffffff26"
        className="mt-3"
      />
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 py-3 text-ui">
          <p className="flex-1">No pudimos cargar las frutas y vegetales. {failureText(error)}</p>
          <Button variant="white" size="sm" onClick={() => void refetch()}>
            Tratar otra vez
          </Button>
        </div>
      )}
      {data?.products.length === 0 && (
        <p className="py-3 text-ui">Hoy no quedan frutas ni vegetales. Vuelve mañana.</p>
      )}
      {!(data && canSuggest) && !error && (
        <Skeleton className="my-3 h-[136px] w-full rounded-[16px] opacity-25" />
      )}
      {data && canSuggest && data.products.length > 0 && (
        <Choices products={data.products} canSuggest={canSuggest} canChooseMore={canChoose} />
      )}
    </section>
  );
};

interface ChoicesProps {
  readonly products: readonly ProductCardJson[];
  readonly canSuggest: (product: ProductCardJson) => boolean;
  readonly canChooseMore: boolean;
}

const Choices = ({ products, canSuggest, canChooseMore: canChoose }: ChoicesProps) => {
  const { cart, nowMs } = useCart();
  const [isListOpen, setListOpen] = useState(false);
  // As they were when the panel opened: a tile doesn't move away under the finger.
  const [shownIds] = useState(() =>
    firstChoices(cart, products.filter(canSuggest).map(productToSellable), nowMs).map(
      ({ id }) => id as string,
    ),
  );
  const shown = shownIds.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return (
    <>
      {shown.length > 0 && (
        <ul className="mt-3 grid grid-cols-4 gap-2" aria-label="Frutas y vegetales para elegir">
          {shown.map((product) => (
            <li key={product.id} className="min-w-0">
              <Choice product={product} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        onClick={() => setListOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-[650] hover:underline focus-visible:outline-white"
      >
        Ver todas ({products.length})
        <ArrowRight size={18} strokeWidth={2.2} aria-hidden="true" />
      </button>
      <IncentiveList
        open={isListOpen}
        onOpenChange={setListOpen}
        products={products}
        canChooseMore={canChoose}
      />
    </>
  );
};

/** A tile that is one button: a tap chooses the product, another gives it back. */
const Choice = ({ product }: { readonly product: ProductCardJson }) => {
  const { isChosen, isLocked, isMuted, refusal, valueCents, choose, drop } = useIncentiveChoice(product);
  const Sign = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isMuted && !isChosen}
      onClick={isChosen ? drop : choose}
      className="block w-full rounded-[16px] text-left focus-visible:outline-white"
    >
      <span className="relative block">
        <ProductArt
          src={product.image_url}
          image={product.image}
          alt=""
          categoryId={product.normalized_category}
          muted={isMuted}
          className={clsx('w-full rounded-[16px]!', isChosen && !isLocked && 'ring-[3px] ring-mango')}
        />
        <span
          aria-hidden="true"
          className={clsx(
            'absolute right-1 bottom-1 grid size-7 place-items-center rounded-control',
            isChosen && !isLocked
              ? 'bg-mango text-[#3b2500]'
              : isMuted
                ? 'bg-linea text-tinta-suave'
                : 'bg-verde text-white',
          )}
        >
          <Sign size={18} strokeWidth={3} />
        </span>
      </span>
      <span className="mt-1.5 line-clamp-2 min-h-[2.4em] text-nota leading-[1.2] font-semibold [hyphenate-limit-chars:8_4_3] hyphens-auto">
        <span className="sr-only">Gratis: </span>
        {product.title}
      </span>
      <span className="mt-0.5 block text-nota leading-[1.2] text-[#d5eede] tabular-nums">
        {refusal && !isChosen ? (
          refusal
        ) : (
          <>
            <span className="sr-only">antes </span>
            <s>{formatUsd(valueCents)}</s>
          </>
        )}
      </span>
    </button>
  );
};
