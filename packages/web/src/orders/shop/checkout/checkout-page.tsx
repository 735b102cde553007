import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../accounts/public/session.ts';
import { CartNotices } from '../../../cart/public/cart-notices-block.tsx';
import { useCart } from '../../../cart/public/cart-store.ts';
import { useCheckoutLock } from '../../../cart/public/checkout-lock.ts';
import { EmptyCart } from '../../../cart/public/empty-cart.tsx';
import { OrderedNotice } from '../../../cart/public/ordered-notice.tsx';
import { cacheTimes } from '../../../kit/api/cache-times.ts';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { ErrorState } from '../../../kit/ui/error-state.tsx';
import { Logo } from '../../../kit/ui/logo.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { checkoutQuery } from '../api-checkout.ts';
import { CheckoutBoundary } from './checkout-boundary.tsx';
import { CheckoutForm } from './checkout-form.tsx';
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

/** No link leads elsewhere: back, logo and lock alone. */
const CheckoutHeader = () => (
  <header className="checkout-header bg-verde text-white">
    <div className="page flex h-14 items-center gap-3">
      <Link
        to="/cart"
        aria-label="Volver al Carrito"
        className="-ml-2.5 grid size-11 flex-none place-items-center rounded-control hover:bg-verde-hondo"
      >
        <ArrowLeft size={24} strokeWidth={2.1} aria-hidden="true" />
      </Link>
      <Link to="/" aria-label="Nutrición Plus, inicio" className="flex min-h-11 items-center rounded-control">
        <Logo />
      </Link>
      <p className="ml-auto flex items-center gap-2 text-nota font-semibold">
        <LockKeyhole size={20} strokeWidth={2.1} aria-hidden="true" />
        Pago seguro
      </p>
    </div>
  </header>
);

const Checkout = () => {
  useCheckoutLock();
  const session = useSession();
  const { itemCount } = useCart();
  const isOnline = useIsOnline();
  const [isSubmitting, setSubmitting] = useState(false);
  const options = useQuery({
    ...checkoutQuery,
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
