import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { stockText } from '@nutricion/domain/catalog/stock-display';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Price } from '../../../catalog/public/price.tsx';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { TickBox } from '../../../kit/ui/tick-box.tsx';

interface WaterOptionProps {
  readonly product: ProductCardJson;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}

/** A product one can tick, as a block one can hit with a thumb. */
export const WaterOption = ({ product, isChosen, onChosen }: WaterOptionProps) => {
  const id = useId();
  const sellable = productToSellable(product);
  const isSoldOut = product.stock < 1;
  const scarce = stockText(product.stock);
  return (
    <label
      htmlFor={id}
      className={clsx(
        'flex min-h-[72px] items-center gap-3 rounded-[16px] py-2 pr-3.5 pl-2 inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido',
        'has-checked:bg-rocio-2 has-checked:inset-ring-2 has-checked:inset-ring-verde',
        'has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta',
        isSoldOut ? 'cursor-not-allowed bg-suelo text-tinta-suave' : 'cursor-pointer hover:bg-rocio-2',
      )}
    >
      <ProductArt
        src={product.image_url}
        image={product.image}
        alt=""
        categoryId={product.normalized_category}
        muted={isSoldOut}
        className="w-14 flex-none rounded-[12px]!"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-ui leading-snug font-[650]">{product.title}</span>
        <span className="block text-nota text-tinta-suave">
          {product.package_label}
          {scarce && <b className="font-semibold text-guayaba-tinta"> · {scarce}</b>}
        </span>
      </span>
      <Price cents={unitPriceCents(sellable, Date.now())} size="sm" />
      <TickBox
        id={id}
        checked={isChosen}
        disabled={isSoldOut}
        onChange={(event) => onChosen(event.currentTarget.checked)}
      />
    </label>
  );
};
