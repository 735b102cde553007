import type { CartLine } from '@nutricion/domain/cart/cart';
import { linePrice, lineSumText, savedTogetherCents } from '@nutricion/domain/promotion/line-price';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useMostUnits } from '../../shared/cart/most-units.ts';
import { Price } from '../../shared/catalog/price.tsx';
import { ProductArt } from '../../shared/catalog/product-art.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { LineNote } from './line-note.tsx';
import { changeQuantity, removeLineWithUndo } from './remove-line.ts';

interface MiniCartLineProps {
  readonly line: CartLine;
  readonly nowMs: number;
}

/** One line of the mini cart: minus, plus, remove. */
export const MiniCartLine = ({ line, nowMs }: MiniCartLineProps) => {
  const { product, quantity } = line;
  const price = linePrice(product, quantity, nowMs);
  const most = useMostUnits()(product.stock);
  return (
    <li className="grid grid-cols-[68px_minmax(0,1fr)_auto] gap-x-3 py-3">
      <ProductArt
        src={product.imageUrl}
        alt=""
        categoryId={product.categoryId}
        className="row-span-2 self-center rounded-[16px]"
      />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-sans text-ui leading-tight font-semibold tracking-normal">
          {product.title}
        </h3>
        <LineNote line={line} most={most} nowMs={nowMs} />
      </div>
      <IconButton
        label={`Quitar ${product.title} del carrito`}
        className="-mt-1.5 -mr-2.5 text-tinta-suave"
        onClick={() => removeLineWithUndo(line)}
      >
        <X size={20} strokeWidth={2.1} aria-hidden="true" />
      </IconButton>
      <div className="col-span-2 mt-1 flex items-center justify-between gap-3">
        <QuantityStepper
          quantity={quantity}
          max={most}
          name={product.title}
          onChange={(next) => changeQuantity(line, Math.min(next, most))}
          className="w-[132px]"
        />
        <span className="grid justify-items-end gap-0.5">
          <Price
            cents={price.totalCents}
            size="sm"
            className={clsx(price.unitPriceCents < price.regularPriceCents && 'text-guayaba-tinta')}
          />
          {savedTogetherCents(price) > 0 && (
            <span className="text-nota whitespace-nowrap text-tinta-suave tabular-nums">
              {lineSumText(price)}
            </span>
          )}
        </span>
      </div>
    </li>
  );
};
