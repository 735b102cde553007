import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { canChooseMore } from '@nutricion/domain/cart/can-choose-more';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { failureText } from '../../kit/api/failure-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { useCart } from '../public/cart-store.ts';
import { incentivesQuery } from './api.ts';
import { GapShelf } from './gap-shelf.tsx';
import { IncentiveBar } from './incentive-bar.tsx';
import { IncentiveHeading } from './incentive-heading.tsx';

// Most carts are below $100 when the page opens: the cards are no part of its first load.
const loadChoices = () => import('./incentive-list.tsx');
const IncentiveShelf = lazy(async () => ({ default: (await loadChoices()).IncentiveShelf }));
const IncentiveList = lazy(async () => ({ default: (await loadChoices()).IncentiveList }));

/** Products on the shelf; the rest are one tap away. */
const SHELF_LENGTH = 10;

/** The $20 of fruit and vegetables: what is missing, what can be chosen, what is chosen. */
export const IncentivePicker = () => {
  const { cart, incentive, nowMs } = useCart();
  // Below $100 nothing can be chosen yet: suggestions to reach it stand in the shelf's place.
  const isOpen = incentive.status === 'unlocked';
  const { data, isPending, error, refetch } = useQuery(incentivesQuery);
  const [isListOpen, setListOpen] = useState(false);
  const [wasListOpen, setWasListOpen] = useState(false);
  if (isListOpen && !wasListOpen) setWasListOpen(true);
  useEffect(() => {
    if (isOpen) void loadChoices();
  }, [isOpen]);
  // Chosen first, as they were when the page opened: cards don't move away under the finger.
  const [firstIds] = useState(() => new Set<string>(cart.selectedIncentiveProducts.map(({ id }) => id)));
  const products = [...(data?.products ?? [])].sort(
    (a, b) => Number(firstIds.has(b.id)) - Number(firstIds.has(a.id)),
  );
  // Until they are there, a dollar is taken to buy something.
  const isMoreOpen = data
    ? canChooseMore(cart, data.products.map(productToSellable), nowMs)
    : incentive.status === 'unlocked' && incentive.remainingCents >= 100;

  return (
    <section
      aria-labelledby="incentivo"
      className="relative overflow-hidden rounded-bloque bg-verde-hondo px-4 pt-[22px] pb-4 text-white md:px-7 md:pt-[30px] md:pb-6"
    >
      <IncentiveHeading canChooseMore={isMoreOpen} />
      <IncentiveBar />
      <GapShelf />
      {isOpen && isPending && <ShelfSkeleton />}
      {error && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 px-1.5">
          <p className="flex-1">No pudimos cargar las frutas y vegetales. {failureText(error)}</p>
          <Button variant="white" onClick={() => void refetch()}>
            Tratar otra vez
          </Button>
        </div>
      )}
      {data && products.length === 0 && (
        <p className="mt-3 px-1.5 text-[#d5eede]">Hoy no quedan frutas ni vegetales. Vuelve mañana.</p>
      )}
      {isOpen && products.length > 0 && (
        <Suspense fallback={<ShelfSkeleton />}>
          <IncentiveShelf products={products.slice(0, SHELF_LENGTH)} />
        </Suspense>
      )}
      {isPending && !isOpen && <div className="mt-2 -mb-1.5 h-11" />}
      {products.length > (isOpen ? SHELF_LENGTH : 0) && (
        <button
          type="button"
          onClick={() => setListOpen(true)}
          className="mx-1.5 mt-2 -mb-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-control font-[650] hover:underline focus-visible:outline-white"
        >
          Ver las {products.length} frutas y vegetales
          <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
        </button>
      )}
      <IncentiveList
        open={isListOpen}
        onOpenChange={setListOpen}
        products={products}
        canChooseMore={isMoreOpen}
      />
    </section>
  );
};

const ShelfSkeleton = () => (
  <div className="flex gap-3 overflow-hidden py-1" aria-hidden="true">
    {[0, 1, 2, 3, 4].map((position) => (
      <Skeleton
        key={position}
        className="h-[246px] w-[150px] flex-none rounded-[22px] opacity-25 md:w-[164px]"
      />
    ))}
  </div>
);
