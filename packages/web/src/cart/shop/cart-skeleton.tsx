import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { IncentiveRule } from './incentive-heading.tsx';

/** The cart page before the cart is loaded. */
export const CartSkeleton = () => (
  <div role="status" className="min-h-full bg-suelo md:pb-14">
    <span className="sr-only">Cargando tu carrito</span>
    <div className="page">
      <Skeleton className="my-3 h-5 w-40" />
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_372px] md:gap-7">
        <div className="grid min-w-0 gap-5 md:gap-6">
          <p className="md:-order-2 font-display text-[2.25rem] leading-[1.08] font-bold tracking-[-.022em] md:text-[2.5rem]">
            Tu carrito
          </p>
          <div className="grid gap-6 rounded-bloque bg-papel px-[18px] py-5 md:px-7">
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
          </div>
          <div className="rounded-bloque bg-verde-hondo md:-order-1 px-4 pt-[22px] pb-4 text-white md:px-7 md:pt-[30px] md:pb-6">
            <div className="flex items-center justify-between gap-4 px-1.5">
              <div className="min-w-0">
                <Skeleton className="h-[26px] w-40 opacity-25 md:h-9" />
                <p className="mt-2 text-[#d5eede]">
                  <IncentiveRule />
                </p>
              </div>
              <Skeleton className="size-28 flex-none rounded-full opacity-25" />
            </div>
            <Skeleton className="mt-5 h-10 w-full rounded-[8px] opacity-25" />
            <Skeleton className="mt-3.5 h-40 w-full rounded-ficha opacity-25" />
          </div>
        </div>
        <Skeleton className="h-72 w-full rounded-bloque max-md:hidden" />
      </div>
    </div>
  </div>
);

const LineSkeleton = () => (
  <div className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-3.5 md:grid-cols-[104px_minmax(0,1fr)]">
    <Skeleton className="aspect-square w-full rounded-ficha" />
    <div>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-3 h-11 w-[132px] rounded-control" />
    </div>
  </div>
);
