import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useMiniCart } from '../public/mini-cart.ts';
import { FloatingCartButton } from './floating-cart-button.tsx';

const MiniCart = lazy(async () => ({ default: (await import('./mini-cart-panel.tsx')).MiniCartPanel }));

/** Pages that are about the cart themselves; an order that was just placed (`?nueva=1`) asks for no other. */
const WITHOUT_BUTTON = new Set(['/cart', '/checkout']);

/** The floating button and the panel that it opens; the panel is loaded when it is first opened. */
export const CartDock = () => {
  const { pathname, search } = useLocation();
  const { isOpen } = useMiniCart();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {!WITHOUT_BUTTON.has(pathname) && !search.includes('nueva=1') && (
        // On a phone a product has a bar of its own at the foot.
        <div className={pathname.startsWith('/product/') ? 'max-md:hidden' : undefined}>
          <FloatingCartButton />
        </div>
      )}
      <Suspense fallback={null}>{wasOpen && <MiniCart />}</Suspense>
    </>
  );
};
