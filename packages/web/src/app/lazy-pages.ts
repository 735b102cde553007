import { preloadable } from '../lib/preloadable.ts';
import { loadOrnament } from '../ui/sol-trunco-ornament.tsx';

/** The customer's pages come in files of their own, when they are opened or the browser is idle. */
export const ProductPage = preloadable(
  async () => (await import('./product-with-recipes.tsx')).ProductWithRecipes,
);
export const CategoryPage = preloadable(
  async () => (await import('../features/catalog/category-page.tsx')).CategoryPage,
);
export const SearchResultsPage = preloadable(
  async () => (await import('../features/search/search-results-page.tsx')).SearchResultsPage,
);
export const SearchOverlay = preloadable(
  async () => (await import('../features/search/search-overlay.tsx')).SearchOverlay,
);
export const CartPage = preloadable(async () => (await import('./cart-area.tsx')).CartArea);
export const CheckoutPage = preloadable(
  async () => (await import('../features/checkout/checkout-page.tsx')).CheckoutPage,
);
export const PayPage = preloadable(async () => (await import('../features/payments/pay-page.tsx')).PayPage);
export const ProfileArea = preloadable(async () => (await import('./profile-area.tsx')).ProfileArea);
export const OrderPage = preloadable(
  async () => (await import('../features/orders/order-page.tsx')).OrderPage,
);
export const ReceiptPage = preloadable(
  async () => (await import('../features/orders/receipt-page.tsx')).ReceiptPage,
);
export const EducationPage = preloadable(
  async () => (await import('../features/education/education-page.tsx')).EducationPage,
);
export const EducationArticle = preloadable(
  async () => (await import('./education-article.tsx')).EducationArticle,
);

export const HelpPage = preloadable(async () => (await import('../features/help/help-page.tsx')).HelpPage);

export type Loader = () => Promise<unknown>;

/** What a customer may open next, the likeliest first. */
export const customerPages: readonly Loader[] = [
  ProductPage.preload,
  CategoryPage.preload,
  loadOrnament,
  () => import('../shared/catalog/filters/filter-sheet.tsx'),
  SearchOverlay.preload,
  () => import('../features/cart/mini-cart-panel.tsx'),
  CartPage.preload,
  SearchResultsPage.preload,
  CheckoutPage.preload,
  ProfileArea.preload,
  OrderPage.preload,
  EducationPage.preload,
  EducationArticle.preload,
  HelpPage.preload,
  () => import('../storefront/tools-menu-panel.tsx'),
  () => import('../features/cart/line-menu-panel.tsx'),
];
