import type { CartLine } from '@nutricion/domain/cart/cart';
import { clsx } from 'clsx';
import { CartLineRow } from './cart-line-row.tsx';
import { IncentivePicker } from './incentive-picker.tsx';
import './cart-lines.css';

/** Lines above the incentive on a phone. */
const FIRST_LINES = 3;

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly nowMs: number;
}

/** The lines and the incentive: on a desktop the incentive comes first, on a phone after the first lines. */
export const CartLines = ({ lines, nowMs }: CartLinesProps) => {
  const rest = lines.slice(FIRST_LINES);
  return (
    <section aria-labelledby="productos" className="cart-lines">
      <h2 id="productos" className="sr-only">
        Productos en tu carrito
      </h2>
      <LineList
        lines={lines.slice(0, FIRST_LINES)}
        nowMs={nowMs}
        className={clsx(rest.length > 0 && 'goes-on')}
      />
      <div className="incentive">
        <IncentivePicker />
      </div>
      {rest.length > 0 && <LineList lines={rest} nowMs={nowMs} className="goes-back" />}
    </section>
  );
};

const LineList = ({ lines, nowMs, className }: CartLinesProps & { readonly className: string }) => (
  <ul
    className={clsx(
      'divide-y divide-linea rounded-bloque bg-papel px-[18px] py-1.5 md:px-7 md:py-2',
      className,
    )}
  >
    {lines.map((line) => (
      <CartLineRow key={line.productId} line={line} nowMs={nowMs} />
    ))}
  </ul>
);
