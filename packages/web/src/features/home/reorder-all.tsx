import type { ProductJson } from '@nutricion/contract/catalog';
import { RotateCcw } from 'lucide-react';
import { cartActions } from '../../lib/cart-store.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { buttonClass } from '../../ui/button.tsx';

/** One tap puts last time's products into the cart, one of each, and says what didn't fit. */
export const ReorderAll = ({ products }: { readonly products: readonly ProductJson[] }) => (
  <button
    type="button"
    onClick={() => reorder(products)}
    className={`${buttonClass('quiet')} min-h-11! px-4!`}
  >
    <RotateCcw size={18} strokeWidth={2.3} aria-hidden="true" />
    Pedir todo
  </button>
);

const reorder = (products: readonly ProductJson[]): void => {
  const missing = products.filter((product) => !cartActions.add(product).ok);
  const added = products.length - missing.length;
  if (added === 0) toastError('Nada de esto se puede agregar ahora', missingText(missing));
  else
    toastSuccess(
      added === 1 ? 'Agregamos 1 producto' : `Agregamos ${added} productos`,
      missing.length > 0 ? missingText(missing) : undefined,
    );
};

/** Refused ones are sold out, or the cart already holds all there are. */
const missingText = (missing: readonly ProductJson[]): string =>
  `No quedan más: ${missing.map(({ title }) => title).join(', ')}`;
