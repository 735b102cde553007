import { cartChangeText } from '@nutricion/domain/cart/cart-change-text';
import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useCartNotices } from './cart-notices.ts';
import { SubstituteOffer } from './substitute-offer.tsx';
import { useSubstitutes } from './use-substitutes.ts';

/** What the catalogue changed since the cart was filled: told until it is read. */
export const CartNotices = ({ compact = false }: { readonly compact?: boolean }) => {
  const { notices, dismiss } = useCartNotices();
  const substitutes = useSubstitutes(notices);
  return (
    <div role="status" className={notices.length > 0 ? '' : 'sr-only'}>
      {notices.length > 0 && (
        <div
          className={clsx(
            'flex flex-wrap items-start gap-4',
            compact ? 'mb-2 rounded-ficha bg-suelo p-4' : 'rounded-bloque bg-papel p-5 md:flex-nowrap md:p-6',
          )}
        >
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-control bg-guayaba-tinte text-guayaba-tinta"
          >
            <Info size={22} strokeWidth={2.1} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="pt-2.5 leading-tight font-[650]">Tu carrito cambió</p>
            <ul className="mt-2 grid gap-1 text-ui text-tinta-suave">
              {notices.map((change) => (
                <li key={`${change.kind}-${change.productId}`}>
                  {cartChangeText(change)}
                  <SubstituteOffer product={substitutes.get(change.productId)} />
                </li>
              ))}
            </ul>
          </div>
          <Button variant="quiet" className={compact ? 'w-full' : 'max-md:w-full'} onClick={dismiss}>
            Entendido
          </Button>
        </div>
      )}
    </div>
  );
};
