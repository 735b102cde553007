import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../accounts/public/session.ts';
import { CartNotices } from '../../../cart/public/cart-notices-block.tsx';
import { useCart } from '../../../cart/public/cart-store.ts';
import { useCheckoutLock } from '../../../cart/public/checkout-lock.ts';
import { EmptyCart } from '../../../cart/public/empty-cart.tsx';
import { OrderedNotice } from '../../../cart/public/ordered-notice.tsx';
import { call } from '../../../kit/api/api.ts';
import { cacheTimes } from '../../../kit/api/cache-times.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { ErrorState } from '../../../kit/ui/error-state.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { CheckoutBoundary } from './checkout-boundary.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { readAttempt } from './order-attempt.ts';

/** /checkout: where, when, how, who; one page, one order. */
export const CheckoutPage = () => (
  <>
    <CheckoutHeader />
    <CheckoutBoundary>
      <Checkout />
    </CheckoutBoundary>
  </>
);

const Checkout = () => {
  useCheckoutLock();
  const session = useSession();
  const { itemCount } = useCart();
  const isOnline = useIsOnline();
  const [isSubmitting, setSubmitting] = useState(false);
  const options = useQuery({
    queryKey: ['checkout'],
    queryFn: ({ signal }) => call('GET /api/checkout', undefined, { signal }),
    staleTime: cacheTimes.deliverySlots,
    // Free places change by the minute, so the options are read on every visit.
    refetchOnMount: 'always',
  });
  if (session.status !== 'signed-in') return null;
  const { user, shop } = session;
  // Products that sold out while the customer orders leave the cart; the form stays to say so.
  if (itemCount === 0 && !isSubmitting && !readAttempt(user.id)) return <EmptyCheckout />;
  if (options.isPending)
    return (
      <CheckoutFrame>
        <CheckoutSkeleton />
      </CheckoutFrame>
    );
  if (!options.data)
    return (
      <CheckoutFrame>
        <Block>
          {isOnline ? (
            <FailedLoad title="No pudimos cargar el checkout" query={options} />
          ) : (
            <ErrorState
              title="Para ordenar hace falta conexión"
              onRetry={() => void options.refetch()}
              retrying={options.isFetching}
            >
              Tu carrito y lo que escribiste están guardados aquí. Seguimos cuando vuelva la conexión.
            </ErrorState>
          )}
        </Block>
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame>
      <CheckoutForm
        key={user.id}
        userId={user.id}
        options={options.data}
        ivuBasisPoints={shop.ivuBasisPoints}
        onSlotFull={() => void options.refetch()}
        onSubmitting={setSubmitting}
      />
    </CheckoutFrame>
  );
};

const CheckoutFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="min-h-full bg-suelo md:pb-14">
    <div className="page">
      <PageTitle documentTitle="Checkout" className="mt-4 mb-4 text-[2.25rem] md:mb-5 md:text-[2.5rem]">
        Checkout
      </PageTitle>
      {children}
    </div>
  </div>
);

const EmptyCheckout = () => (
  <div className="min-h-full bg-suelo py-8 md:py-14">
    <div className="page grid gap-5">
      <OrderedNotice />
      <CartNotices />
      <EmptyCart />
    </div>
  </div>
);

const CheckoutSkeleton = () => (
  <div
    className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_388px] md:gap-7"
    role="status"
    aria-label="Cargando el checkout"
  >
    <div className="grid gap-4">
      {[260, 420, 150, 261].map((height) => (
        <div key={height} style={{ height }} className="rounded-bloque bg-papel p-6">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="mt-5 h-16 w-full rounded-[16px]" />
        </div>
      ))}
    </div>
    <div className="h-[440px] rounded-bloque bg-papel p-6 max-md:hidden">
      <Skeleton className="h-8 w-40" />
    </div>
  </div>
);
