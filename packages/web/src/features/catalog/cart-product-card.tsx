import { productToSellable } from '@nutricion/contract/product-to-sellable';
import { offerOf } from '@nutricion/domain/promotion/offer';
import { memo } from 'react';
import { cartActions, useQuantityOf } from '../../shared/cart/cart-store.ts';
import { ProductCard, type ProductCardSlotProps } from '../../shared/catalog/product-card.tsx';

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
