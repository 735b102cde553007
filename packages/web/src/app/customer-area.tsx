import { useEffect, useMemo } from 'react';
import { useOutlet, useSearchParams } from 'react-router';
import { useSession } from '../accounts/public/session.ts';
import { CartProductCard } from '../cart/public/cart-product-card.tsx';
import { useFreshCart } from '../cart/public/fresh-cart.ts';
import { CartDock } from '../cart/shop/cart-dock.tsx';
import { loadFavorites } from '../cart/shop/lists/favorite-ids.ts';
import { HeartCorner } from '../cart/shop/lists/heart-corner.tsx';
import { type CardSlots, CardSlotsContext } from '../catalog/public/card-slots.ts';
import { useAllergenMark } from '../catalog/shop/use-allergen-mark.ts';
import { preloadable } from '../kit/lib/preloadable.ts';
import { SearchButton } from '../search/shop/search-button.tsx';
import { HomePage } from './home/home-page.tsx';
import { customerPages, SearchOverlay, SearchResultsPage } from './lazy-pages.ts';
import { PlanOverPage } from './lazy-plan.tsx';
import { HomeRecipes, RecipesOverPage, recipeLoaders } from './lazy-recipes.tsx';
import { loadWhenIdle } from './storefront/load-when-idle.ts';
import { openPlanner } from './storefront/requested-tool.ts';
import { StorefrontLayout } from './storefront/storefront-layout.tsx';
import { ToolOutlet } from './storefront/tool-outlet.tsx';
import { toolDialogs, toolLoaders } from './tool-dialogs.ts';

/** The shell around every customer page, put together from its features. The home page comes with it. */
export const CustomerArea = () => {
  useEffect(
    () => loadWhenIdle([SaveProduct.preload, ...customerPages, ...recipeLoaders, ...toolLoaders]),
    [],
  );
  const page = useOutlet();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  useFreshCart(userId);
  useEffect(() => {
    if (userId !== null) void loadFavorites();
  }, [userId]);
  const hospitalName = session.status === 'signed-in' ? (session.hospital?.name ?? null) : null;
  const cardSlots = useCardSlots();
  return (
    <CardSlotsContext value={cardSlots}>
      <StorefrontLayout
        hospitalName={hospitalName}
        search={<SearchButton Overlay={SearchOverlay} Card={CartProductCard} />}
        cart={<CartDock />}
        tools={<ToolOutlet dialogs={toolDialogs} />}
      >
        {page ?? <HomeOrSearch />}
        <PlanOverPage />
        <RecipesOverPage />
      </StorefrontLayout>
    </CardSlotsContext>
  );
};

/** `/`: the home page, or what was found for `?search=`. */
const HomeOrSearch = () => {
  const [params] = useSearchParams();
  const term = params.get('search')?.trim();
  return term ? (
    <SearchResultsPage term={term} isLiteral={params.get('literal') === '1'} Card={CartProductCard} />
  ) : (
    <HomePage Card={CartProductCard} recipeCarousel={<HomeRecipes />} onCreatePlan={openPlanner} />
  );
};

/** Goes with the product page; a file of its own, because the shell names it. */
const SaveProduct = preloadable(
  async () => (await import('../cart/shop/lists/save-product.tsx')).SaveProduct,
);

/** What features put on every product card of the shop. */
const useCardSlots = (): CardSlots => {
  const Mark = useAllergenMark();
  return useMemo(
    () => ({ Corner: HeartCorner, SaveButton: SaveProduct, ...(Mark && { Mark }) }) satisfies CardSlots,
    [Mark],
  );
};
