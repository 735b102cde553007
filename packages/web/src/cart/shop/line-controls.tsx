import type { CartLine } from '@nutricion/domain/cart/cart';
import type { LinePrice } from '@nutricion/domain/offers/line-price';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Price, type PriceSize } from '../../catalog/public/price.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { QuantityStepper } from '../../kit/ui/quantity-stepper.tsx';
import { changeQuantity, removeLineWithUndo } from './remove-line.ts';

interface LineControlProps {
  readonly line: CartLine;
  readonly className?: string;
}

export const LineStepper = ({
  line,
  maxUnits,
  className,
}: LineControlProps & { readonly maxUnits: number }) => (
  <QuantityStepper
    quantity={line.quantity}
    max={maxUnits}
    name={line.product.title}
    onChange={(next) => changeQuantity(line, Math.min(next, maxUnits))}
    className={clsx('w-[132px]', className)}
  />
);

export const RemoveLineButton = ({ line, className }: LineControlProps) => (
  <IconButton
    label={`Quitar ${line.product.title} del carrito`}
    className={clsx('text-tinta-suave', className)}
    onClick={() => removeLineWithUndo(line)}
  >
    <X size={20} strokeWidth={2.1} aria-hidden="true" />
  </IconButton>
);

interface LineTotalProps {
  readonly price: LinePrice;
  readonly size?: PriceSize;
}

/** What the line costs, in the colour of an offer where one unit costs less than regularly. */
export const LineTotal = ({ price, size = 'md' }: LineTotalProps) => (
  <Price
    cents={price.totalCents}
    size={size}
    className={clsx(price.unitPriceCents < price.regularPriceCents && 'text-guayaba-tinta')}
  />
);
