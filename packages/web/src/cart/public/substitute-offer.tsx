import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { unitPriceCents } from '@nutricion/domain/catalog/price';
import { Plus } from 'lucide-react';
import { Price } from '../../catalog/public/price.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { cartActions } from './cart-store.ts';

/** A substitute for a product that sold out, one tap from the cart; never added by itself. */
export const SubstituteOffer = ({ product }: { readonly product: ProductJson | undefined }) =>
  product && (
    <span className="mt-1.5 mb-1 flex flex-wrap items-center gap-3 rounded-[16px] bg-papel p-2 pr-2.5 text-tinta inset-ring-[1.5px] inset-ring-linea">
      <ProductArt
        src={product.image_url}
        image={product.image}
        alt=""
        categoryId={product.normalized_category}
        className="w-14 flex-none rounded-[12px]!"
      />
      <span className="min-w-0 flex-1 basis-32 leading-snug">
        <span className="block text-nota text-tinta-suave">En su lugar, si quieres</span>
        <span className="line-clamp-2 font-[650]">{product.title}</span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-nota text-tinta-suave">
          <Price cents={unitPriceCents(productToSellable(product), Date.now())} size="sm" />
          {product.package_label}
        </span>
      </span>
      <Button variant="quiet" size="sm" className="min-h-11! px-4!" onClick={() => cartActions.add(product)}>
        <Plus size={18} strokeWidth={2.4} aria-hidden="true" />
        Agregar<span className="sr-only"> {product.title}</span>
      </Button>
    </span>
  );
