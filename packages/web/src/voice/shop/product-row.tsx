import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { VoiceProductJson } from '@nutricion/contract/voice/voice-tools';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { Plus, TriangleAlert } from 'lucide-react';
import { useQuantityOf } from '../../cart/public/cart-store.ts';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';

interface ProductRowProps {
  readonly product: VoiceProductJson;
  /** How many the button adds. */
  readonly quantity: number;
  readonly onAdd: () => void;
}

/** A matching product: name, price, warnings, and the button that adds it. */
export const ProductRow = ({ product, quantity, onAdd }: ProductRowProps) => {
  const isSoldOut = product.stock < 1;
  const inCart = useQuantityOf(product.id);
  const priced = productToSellable(product);
  return (
    <li className="flex items-center gap-3 rounded-ficha p-2 inset-ring-[1.5px] inset-ring-linea">
      <ProductArt
        src={product.image_url}
        image={product.image}
        sizes="64px"
        alt=""
        categoryId={product.normalized_category}
        muted={isSoldOut}
        className="w-16 flex-none rounded-[12px]!"
      />
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-[650]">{product.title}</p>
        <p className="text-nota text-tinta-suave">
          {product.package_label}
          {inCart > 0 && ` · ${inCart} en tu carrito`}
        </p>
        {isSoldOut ? (
          <p className="mt-1 text-ui font-[650] text-guayaba-tinta">Agotado</p>
        ) : (
          <Price
            cents={unitPriceCents(priced, Date.now())}
            struck={priced.regularPriceCents}
            size="sm"
            className="mt-1"
          />
        )}
        {product.warning && (
          <p className="mt-1 flex items-start gap-1.5 text-nota leading-snug font-semibold text-guayaba-tinta">
            <TriangleAlert size={15} aria-hidden="true" className="mt-px flex-none" />
            {product.warning}
          </p>
        )}
      </div>
      <button
        type="button"
        disabled={isSoldOut}
        onClick={onAdd}
        aria-label={`Agregar ${quantity} de ${product.title}`}
        className="grid size-12 flex-none place-items-center rounded-control bg-verde text-white hover:bg-verde-pulsado disabled:bg-suelo disabled:text-tinta-suave"
      >
        {quantity > 1 ? (
          <b className="num">+{quantity}</b>
        ) : (
          <Plus size={22} strokeWidth={2.4} aria-hidden="true" />
        )}
      </button>
    </li>
  );
};
