import { Check, ShoppingCart } from 'lucide-react';
import { Price } from '../../../catalog/public/price.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { Basket } from './use-basket.ts';

/** The price of the chosen products, and the button that adds them: always in sight. */
export const BasketFooter = ({ basket: { rows, chosen, cents, addChosen } }: { readonly basket: Basket }) => {
  const hasToAdd = rows.some(({ kind }) => kind === 'to-add');
  const inCart = rows.filter(({ kind }) => kind === 'in-cart').length;
  if (!hasToAdd && inCart > 0)
    return (
      <p role="status" className="flex min-h-14 items-center justify-center gap-2 font-[650] text-verde">
        <Check size={22} strokeWidth={2.6} aria-hidden="true" className="flex-none" />
        {inCart === rows.length
          ? 'Todo lo de esta receta está en tu carrito'
          : 'Lo que queda de esta receta está en tu carrito'}
      </p>
    );
  const packages = chosen.reduce((sum, row) => sum + row.packages, 0);
  return (
    <div className="flex items-center gap-4 md:justify-end">
      <p className="min-w-[5.75rem] flex-none">
        <span className="block text-nota text-tinta-suave">
          {packages === 1 ? '1 producto' : `${packages} productos`}
        </span>
        <Price cents={cents} size="md" />
      </p>
      <Button size="lg" className="flex-1 px-3! md:max-w-[360px]" onClick={addChosen}>
        <ShoppingCart size={20} strokeWidth={2.2} aria-hidden="true" />
        Agregar ingredientes
      </Button>
    </div>
  );
};
