import { BuyBox } from '../cart/public/buy-box.tsx';
import { CartProductCard } from '../cart/public/cart-product-card.tsx';
import { useCart } from '../cart/public/cart-store.ts';
import { ProductPage } from '../catalog/shop/product-page.tsx';
import { RecipesWithProduct } from './lazy-recipes.tsx';

const useCartTimeMs = (): number => useCart().nowMs;

/** The product page with the parts of other subjects: what buys it, and the recipes that use it. */
export const ProductWithRecipes = () => (
  <ProductPage
    Card={CartProductCard}
    BuyBox={BuyBox}
    usePriceTimeMs={useCartTimeMs}
    Recipes={RecipesWithProduct}
  />
);
