import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { addNotices } from '../../cart/public/cart-notices.ts';
import { cartActions } from '../../cart/public/cart-store.ts';
import { toastError, toastSuccess } from '../../kit/lib/toast.ts';
import { buttonClass } from '../../kit/ui/button.tsx';

interface ReorderAllProps {
  readonly products: readonly ProductCardJson[];
  /** How many of each were bought last time, by id. */
  readonly quantities: Readonly<Record<string, number>>;
}

/**
 * One tap puts last time's products into the cart, as many as then, says what didn't fit, and goes on to the
 * cart, which offers what may stand in for what sold out.
 */
export const ReorderAll = ({ products, quantities }: ReorderAllProps) => {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => {
        reorder(products, quantities);
        navigate('/cart');
      }}
      className={`${buttonClass('quiet')} min-h-11! px-4!`}
    >
      <RotateCcw size={18} strokeWidth={2.3} aria-hidden="true" />
      Pedir todo
    </button>
  );
};

const reorder = (products: readonly ProductCardJson[], quantities: ReorderAllProps['quantities']): void => {
  const missing = products.filter((product) => !cartActions.add(product, quantities[product.id] ?? 1).ok);
  const added = products.length - missing.length;
  addNotices(
    missing
      .filter(({ stock }) => stock < 1)
      .map(({ id, title }) => ({ kind: 'not-added', productId: id as ProductId, title })),
  );
  if (added === 0) toastError('Nada de esto se puede agregar ahora', missingText(missing));
  else
    toastSuccess(
      added === 1 ? 'Agregamos 1 producto' : `Agregamos ${added} productos`,
      missing.length > 0 ? missingText(missing) : undefined,
    );
};

/** Refused ones are sold out, or the cart already holds all there are. */
const missingText = (missing: readonly ProductCardJson[]): string =>
  `No quedan más: ${missing.map(({ title }) => title).join(', ')}`;
