import { ProductPage } from '../catalog/shop/product-page.tsx';
import { RecipesWithProduct } from './lazy-recipes.tsx';

/** A product with the recipes that use it under it. */
export const ProductWithRecipes = () => <ProductPage Recipes={RecipesWithProduct} />;
