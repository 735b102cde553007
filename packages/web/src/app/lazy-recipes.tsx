import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { preloadable } from '../kit/lib/preloadable.ts';
import { useNearViewport } from '../kit/ui/use-near-viewport.ts';

const RecipeLayer = preloadable(async () => (await import('../recipes/shop/recipe-layer.tsx')).RecipeLayer);
const RecipeCarousel = preloadable(
  async () => (await import('../recipes/shop/list/recipe-carousel.tsx')).RecipeCarousel,
);
const ProductRecipes = preloadable(
  async () => (await import('../recipes/shop/list/product-recipes.tsx')).ProductRecipes,
);

/** What the address opens over any customer page: `?recetas=…` and `?receta=…`. Its code comes with the first. */
export const RecipesOverPage = () => {
  const [params] = useSearchParams();
  if (!params.has('receta') && !params.has('recetas')) return null;
  return (
    <Suspense fallback={null}>
      <RecipeLayer />
    </Suspense>
  );
};

/** The meal-prep recipes of the home page, once somebody comes near; until then their room is kept. */
export const HomeRecipes = () => {
  const [ref, isNearViewport] = useNearViewport<HTMLDivElement>();
  if (!isNearViewport) return <div ref={ref} className={carouselPlaceholderClass} />;
  return (
    <Suspense fallback={<div className={carouselPlaceholderClass} />}>
      <RecipeCarousel />
    </Suspense>
  );
};

/** As tall as the carousel. */
const carouselPlaceholderClass = 'h-[277px] md:h-[337px]';

/** Under a product: the recipes that use it. */
export const RecipesWithProduct = ({ productId }: { readonly productId: string }) => (
  <Suspense fallback={null}>
    <ProductRecipes productId={productId} />
  </Suspense>
);

/** What is fetched when the browser is idle. */
export const recipeLoaders = [RecipeCarousel.preload, ProductRecipes.preload, RecipeLayer.preload] as const;
