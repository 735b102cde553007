import { lazy } from 'react';

/** The customer's pages come in files of their own, when they are opened or the browser is idle. */
const load = {
  product: () => import('./features/catalog/product-page.tsx'),
  category: () => import('./features/catalog/category-page.tsx'),
  search: () => import('./features/search/search-results-page.tsx'),
  miniCart: () => import('./features/cart/mini-cart-panel.tsx'),
  cart: () => import('./features/cart/cart-page.tsx'),
  checkout: () => import('./features/checkout/checkout-page.tsx'),
  profile: () => import('./features/profile/profile-page.tsx'),
  orderList: () => import('./features/orders/order-list.tsx'),
  order: () => import('./features/orders/order-page.tsx'),
  comingSoon: () => import('./storefront/coming-soon-dialog.tsx'),
  toolsMenu: () => import('./storefront/tools-menu-panel.tsx'),
};

/** What a customer may open next, the likeliest first. */
export const customerPages: readonly (() => Promise<unknown>)[] = Object.values(load);

export const ProductPage = lazy(async () => ({ default: (await load.product()).ProductPage }));
export const CategoryPage = lazy(async () => ({ default: (await load.category()).CategoryPage }));
export const SearchResultsPage = lazy(async () => ({ default: (await load.search()).SearchResultsPage }));
export const CartPage = lazy(async () => ({ default: (await load.cart()).CartPage }));
export const CheckoutPage = lazy(async () => ({ default: (await load.checkout()).CheckoutPage }));
export const ProfilePage = lazy(async () => ({ default: (await load.profile()).ProfilePage }));
export const OrderList = lazy(async () => ({ default: (await load.orderList()).OrderList }));
export const OrderPage = lazy(async () => ({ default: (await load.order()).OrderPage }));
export const EducationPage = lazy(async () => ({
  default: (await import('./storefront/education-page.tsx')).EducationPage,
}));
