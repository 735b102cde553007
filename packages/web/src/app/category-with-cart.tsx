import { CartProductCard } from '../cart/public/cart-product-card.tsx';
import { CategoryPage, prefetchCategory } from '../catalog/shop/category-page.tsx';

/** The category page with cards that put products in the cart. */
export const CategoryWithCart = () => <CategoryPage Card={CartProductCard} />;

/** Starts the calls of the page at this address; here, so that it comes in one file with the page. */
export const prefetchCategoryAt = (address: Pick<Location, 'pathname' | 'search'>): Promise<void> =>
  prefetchCategory(address);
