import './browser-stand-in.ts';
import { FIRST_PICTURES, HUE_TOKEN, OPENING_SCRIPT, pictureToken } from '@nutricion/contract/opening';
import { categories } from '@nutricion/domain/catalog/category';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx';
import { CartProductCard } from '../../features/catalog/cart-product-card.tsx';
import { CategoryPage } from '../../features/catalog/category-page.tsx';
import { ProductPage } from '../../features/catalog/product-page.tsx';
import { LargePicture } from '../../features/catalog/product-picture.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { SearchButton } from '../../features/search/search-button.tsx';
import { queryClient } from '../../shared/api/query.ts';
import { ProductArt } from '../../shared/catalog/product-art.tsx';
import { SkeletonPicturesContext } from '../../shared/catalog/skeleton-pictures.ts';
import { StorefrontLayout } from '../../storefront/storefront-layout.tsx';

interface OpeningPage {
  /** The name of its file, which the server chooses by the address. */
  readonly name: string;
  /** Null: the mark stays until the scripts are there; only their names are in the page. */
  readonly html: string | null;
  /** The page's own module, whose scripts are fetched with those of the shop; the home page is part of these. */
  readonly source?: string;
}

const CATEGORY_PAGE = 'src/features/catalog/category-page.tsx';
const PRODUCT_PAGE = 'src/app/product-with-recipes.tsx';

/**
 * Pages as they stand before anything has been asked: header, banner, skeletons. They are put into the
 * HTML, so that an old phone shows the shop while the scripts are still on their way; React then takes
 * their place. Nothing in them depends on who is there or on the day, and nothing can be typed into them.
 */
export const openingPages = (): readonly OpeningPage[] => {
  const pages = [
    { name: 'home', html: opened('/') },
    ...categories.map(({ id }) => ({
      name: `category-${id}`,
      html: opened(`/category/${id}`, firstTiles(id)),
      source: CATEGORY_PAGE,
    })),
    {
      name: 'product',
      html: opened('/product/-', [
        <LargePicture key="0" src={pictureToken(0)} alt="" categoryId={HUE_TOKEN} />,
      ]),
      source: PRODUCT_PAGE,
    },
    { name: 'cart', html: opened('/cart'), source: 'src/app/cart-area.tsx' },
    { name: 'checkout', html: null, source: 'src/features/checkout/checkout-page.tsx' },
  ];
  // Its timers would keep the build from ending.
  queryClient.clear();
  return pages;
};

/** For the build, which can't read the contract itself. */
export const openingScript = OPENING_SCRIPT;

/** React's hints to load every eager picture first would hold up what matters; the scripts' come from Vite. */
const withoutHints = (html: string): string => html.replace(/<link rel="preload"[^>]*>/g, '');

/** Nothing opens before the scripts are there; their own overlay would split the module in files. */
const NoOverlay = Object.assign(() => null, { preload: async () => undefined });

/** Of a category: as many as the server names. */
const firstTiles = (categoryId: string): readonly ReactNode[] =>
  Array.from({ length: FIRST_PICTURES }, (_, index) => pictureToken(index)).map((src) => (
    <ProductArt key={src} src={src} alt="" categoryId={categoryId} eager className="w-full" />
  ));

const opened = (address: string, pictures: readonly ReactNode[] = []): string =>
  withoutHints(
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={address}>
          <div inert className="opening-page">
            <StorefrontLayout
              hospitalName={null}
              search={<SearchButton Overlay={NoOverlay} Card={CartProductCard} />}
              cart={null}
              tools={null}
            >
              <SkeletonPicturesContext value={pictures}>
                <Routes>
                  <Route path="/" element={<HomePage Card={CartProductCard} onCreatePlan={() => {}} />} />
                  <Route path="/category/:categoryId" element={<CategoryPage />} />
                  <Route path="/product/:productId" element={<ProductPage />} />
                  <Route path="/cart" element={<CartSkeleton />} />
                </Routes>
              </SkeletonPicturesContext>
            </StorefrontLayout>
          </div>
        </StaticRouter>
      </QueryClientProvider>,
    ),
  );
