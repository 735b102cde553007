import type { ProductCardJson } from '@nutricion/contract/catalog';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { cartActions } from '../../shared/cart/cart-store.ts';
import { buttonClass } from '../../ui/button.tsx';

/** One tap puts last time's products into the cart, one of each, says what didn't fit, and goes on to the cart. */
export const ReorderAll = ({ products }: { readonly products: readonly ProductCardJson[] }) => {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => {
        if (reorder(products) > 0) navigate('/cart');
      }}
      className={`${buttonClass('quiet')} min-h-11! px-4!`}
    >
      <RotateCcw size={18} strokeWidth={2.3} aria-hidden="true" />
      Pedir todo
    </button>
  );
};

/** How many of them the cart took. */
const reorder = (products: readonly ProductCardJson[]): number => {
  const missing = products.filter((product) => !cartActions.add(product).ok);
  const added = products.length - missing.length;
  if (added === 0) toastError('Nada de esto se puede agregar ahora', missingText(missing));
  else
    toastSuccess(
      added === 1 ? 'Agregamos 1 producto' : `Agregamos ${added} productos`,
      missing.length > 0 ? missingText(missing) : undefined,
    );
  return added;
};

/** Refused ones are sold out, or the cart already holds all there are. */
const missingText = (missing: readonly ProductCardJson[]): string =>
  `No quedan más: ${missing.map(({ title }) => title).join(', ')}`;
