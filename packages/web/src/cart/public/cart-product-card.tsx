import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { offerOf } from '@nutricion/domain/offers/offer';
import { memo } from 'react';
import { ProductCard, type ProductCardSlotProps } from '../../catalog/public/product-card.tsx';
import { cartActions, useQuantityOf } from './cart-store.ts';

/** The product card, tied to the cart: it follows its own quantity and nothing else. */
export const CartProductCard = memo((props: ProductCardSlotProps) => {
  const { product, onChoose } = props;
  const quantity = useQuantityOf(product.id);
  const sellable = productToSellable(product);
  return (
    <ProductCard
      {...props}
      quantity={quantity}
      regularPriceCents={sellable.regularPriceCents}
      offer={offerOf(sellable, Date.now())}
      onAdd={() => {
        cartActions.add(product);
        onChoose?.(product.id);
      }}
      onQuantity={(next) => cartActions.setQuantity(product.id, next)}
    />
  );
});
