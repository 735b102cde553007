import { preloadable } from '../kit/lib/preloadable.ts';
import { loadOrnament } from '../kit/ui/sol-trunco-ornament.tsx';

/** The customer's pages come in files of their own, when they are opened or the browser is idle. */
export const ProductPage = preloadable(
  async () => (await import('./product-with-recipes.tsx')).ProductWithRecipes,
);
export const CategoryPage = preloadable(
  async () => (await import('./category-with-cart.tsx')).CategoryWithCart,
);
export const SearchResultsPage = preloadable(
  async () => (await import('../search/shop/search-results-page.tsx')).SearchResultsPage,
);
export const SearchOverlay = preloadable(
  async () => (await import('../search/shop/search-overlay.tsx')).SearchOverlay,
);
export const CartPage = preloadable(async () => (await import('./cart-area.tsx')).CartArea);
export const CheckoutPage = preloadable(
  async () => (await import('../orders/shop/checkout/checkout-page.tsx')).CheckoutPage,
);
export const PayPage = preloadable(async () => (await import('../payments/shop/pay-page.tsx')).PayPage);
export const ProfileArea = preloadable(async () => (await import('./profile-area.tsx')).ProfileArea);
export const OrderPage = preloadable(async () => (await import('../orders/shop/order-page.tsx')).OrderPage);
export const ReceiptPage = preloadable(
  async () => (await import('../payments/shop/receipt-page.tsx')).ReceiptPage,
);
export const EducationPage = preloadable(
  async () => (await import('../content/shop/education/education-page.tsx')).EducationPage,
);
export const EducationArticle = preloadable(
  async () => (await import('./education-article.tsx')).EducationArticle,
);

export const HelpPage = preloadable(async () => (await import('../content/shop/help-page.tsx')).HelpPage);

export type Loader = () => Promise<unknown>;

/** What a customer may open next, the likeliest first. */
export const customerPages: readonly Loader[] = [
  ProductPage.preload,
  CategoryPage.preload,
  loadOrnament,
  () => import('../catalog/public/filters/filter-sheet.tsx'),
  SearchOverlay.preload,
  () => import('../cart/shop/mini-cart-panel.tsx'),
  CartPage.preload,
  SearchResultsPage.preload,
  CheckoutPage.preload,
  ProfileArea.preload,
  OrderPage.preload,
  EducationPage.preload,
  EducationArticle.preload,
  HelpPage.preload,
  () => import('./storefront/tools-menu-panel.tsx'),
  () => import('../cart/shop/line-menu-panel.tsx'),
];
