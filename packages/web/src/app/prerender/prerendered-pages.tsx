import { FIRST_IMAGES, HUE_TOKEN, imageToken, PRERENDER_SCRIPT } from '@nutricion/contract/kit/prerender';
import { categories } from '@nutricion/domain/catalog/category';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { CartProductCard } from '../../cart/public/cart-product-card.tsx';
import { CartSkeleton } from '../../cart/shop/cart-skeleton.tsx';
import { ProductArt } from '../../catalog/public/product-art.tsx';
import { SkeletonImagesContext } from '../../catalog/public/skeleton-images.ts';
import { LargeImage } from '../../catalog/shop/product-image.tsx';
import { queryClient } from '../../kit/api/query.ts';
import { SearchButton } from '../../search/shop/search-button.tsx';
import { CategoryWithCart } from '../category-with-cart.tsx';
import { HomePage } from '../home/home-page.tsx';
import { ProductWithRecipes } from '../product-with-recipes.tsx';
import { StorefrontLayout } from '../storefront/storefront-layout.tsx';

interface PrerenderedPage {
  /** The name of its file, which the server chooses by the address. */
  readonly name: string;
  /** Null: the mark stays until the scripts are there; only their names are in the page. */
  readonly html: string | null;
  /** The page's own module, whose scripts are fetched with those of the shop; the home page is part of these. */
  readonly source?: string;
}

const CATEGORY_PAGE = 'src/app/category-with-cart.tsx';
const PRODUCT_PAGE = 'src/app/product-with-recipes.tsx';

/**
 * Pages as they stand before anything has been asked: header, banner, skeletons. They are put into the
 * HTML, so that an old phone shows the shop while the scripts are still on their way; React then takes
 * their place. Nothing in them depends on who is there or on the day, and nothing can be typed into them.
 */
export const prerenderedPages = (): readonly PrerenderedPage[] => {
  const pages = [
    { name: 'home', html: prerenderHtml('/') },
    ...categories.map(({ id }) => ({
      name: `category-${id}`,
      html: prerenderHtml(`/category/${id}`, firstTiles(id)),
      source: CATEGORY_PAGE,
    })),
    {
      name: 'product',
      html: prerenderHtml('/product/-', [
        <LargeImage key="0" src={imageToken(0)} alt="" categoryId={HUE_TOKEN} />,
      ]),
      source: PRODUCT_PAGE,
    },
    { name: 'cart', html: prerenderHtml('/cart'), source: 'src/app/cart-area.tsx' },
    { name: 'checkout', html: null, source: 'src/orders/shop/checkout/checkout-page.tsx' },
  ];
  // Its timers would keep the build from ending.
  queryClient.clear();
  return pages;
};

/** For the build, which can't read the contract itself. */
export const prerenderScript = PRERENDER_SCRIPT;

/** React's hints to load every eager picture first would hold up what matters; the scripts' come from Vite. */
const withoutHints = (html: string): string => html.replace(/<link rel="preload"[^>]*>/g, '');

/** Nothing opens before the scripts are there; their own overlay would split the module in files. */
const NoOverlay = Object.assign(() => null, { preload: async () => undefined });

/** Of a category: as many as the server names. */
const firstTiles = (categoryId: string): readonly ReactNode[] =>
  Array.from({ length: FIRST_IMAGES }, (_, index) => imageToken(index)).map((src) => (
    <ProductArt key={src} src={src} alt="" categoryId={categoryId} eager className="w-full" />
  ));

/** React renders the spinner where a page throws or suspends; a build must not end with that instead of the page. */
const prerenderHtml = (address: string, images: readonly ReactNode[] = []): string => {
  const html = renderPage(address, images);
  if (images.some((_, index) => !html.includes(imageToken(index))))
    throw new Error(`The prerendered page of ${address} lacks its images.`);
  return html;
};

const renderPage = (address: string, images: readonly ReactNode[]): string =>
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
              <SkeletonImagesContext value={images}>
                <Routes>
                  <Route path="/" element={<HomePage Card={CartProductCard} onCreatePlan={() => {}} />} />
                  <Route path="/category/:categoryId" element={<CategoryWithCart />} />
                  <Route path="/product/:productId" element={<ProductWithRecipes />} />
                  <Route path="/cart" element={<CartSkeleton />} />
                </Routes>
              </SkeletonImagesContext>
            </StorefrontLayout>
          </div>
        </StaticRouter>
      </QueryClientProvider>,
    ),
  );
