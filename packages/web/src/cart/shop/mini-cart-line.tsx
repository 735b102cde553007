import type { CartLine } from '@nutricion/domain/cart/cart';
import { linePrice, lineSumText, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { useMaxUnits } from '../public/use-max-units.ts';
import { LineStepper, LineTotal, RemoveLineButton } from './line-controls.tsx';
import { LineNote } from './line-note.tsx';

interface MiniCartLineProps {
  readonly line: CartLine;
  readonly nowMs: number;
}

/** One line of the mini cart: minus, plus, remove. */
export const MiniCartLine = ({ line, nowMs }: MiniCartLineProps) => {
  const { product, quantity } = line;
  const price = linePrice(product, quantity, nowMs);
  const maxUnits = useMaxUnits()(product.stock);
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
        <LineNote line={line} maxUnits={maxUnits} nowMs={nowMs} />
      </div>
      <RemoveLineButton line={line} className="-mt-1.5 -mr-2.5" />
      <div className="col-span-2 mt-1 flex items-center justify-between gap-3">
        <LineStepper line={line} maxUnits={maxUnits} />
        <span className="grid justify-items-end gap-0.5">
          <LineTotal price={price} size="sm" />
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
