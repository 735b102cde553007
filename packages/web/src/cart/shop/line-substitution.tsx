import type { CartLine } from '@nutricion/domain/cart/cart';
import { isSubstitution, substitutionChoices } from '@nutricion/domain/orders/substitution';
import { ChevronDown } from 'lucide-react';
import { cartActions } from '../public/cart-store.ts';

/** What to do if this line runs out while the order is packed. The words are in sight, the device's own list under them. */
export const LineSubstitution = ({ line }: { readonly line: CartLine }) => {
  const chosen = substitutionChoices.find(({ id }) => id === line.substitution);
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control text-nota text-tinta-suave has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta">
      <span aria-hidden="true">
        {chosen ? (
          <>
            Si se agota: <b className="font-semibold text-tinta">{chosen.title.toLowerCase()}</b>
          </>
        ) : (
          'Si se agota: lo decides al ordenar'
        )}
      </span>
      <ChevronDown size={16} strokeWidth={2.2} aria-hidden="true" />
      <select
        aria-label={`Si se agota ${line.product.title}`}
        value={line.substitution ?? ''}
        onChange={({ target: { value } }) =>
          cartActions.setSubstitution(line.productId, isSubstitution(value) ? value : null)
        }
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        <option value="">Lo que diga el pedido</option>
        {substitutionChoices.map(({ id, title, detail }) => (
          <option key={id} value={id}>
            {title}: {detail.charAt(0).toLowerCase() + detail.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
};
