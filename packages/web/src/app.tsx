import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useSearchParams } from 'react-router';
import { MagicLink } from './features/auth/magic-link.tsx';
import { OpeningScreen } from './features/auth/opening-screen.tsx';
import { ProtectedRoute } from './features/auth/protected-route.tsx';
import { CartDock } from './features/cart/cart-dock.tsx';
import { CartProductCard } from './features/catalog/cart-product-card.tsx';
import { HomePage } from './features/home/home-page.tsx';
import { SearchBar } from './features/search/search-bar.tsx';
import {
  AdminRoute,
  AdminRoutes,
  AuthPage,
  CartPage,
  CategoryPage,
  CheckoutPage,
  customerPages,
  EducationPage,
  OrderList,
  OrderPage,
  ProductPage,
  ProfilePage,
  SearchResultsPage,
} from './lazy-pages.ts';
import { LiveRegion } from './lib/announce.tsx';
import { queryClient } from './lib/query.ts';
import { useSession } from './lib/session.ts';
import { ToastOutlet } from './lib/toast-outlet.tsx';
import { loadWhenIdle } from './storefront/load-when-idle.ts';
import { NotFoundPage } from './storefront/not-found-page.tsx';
import { ScrollMemory } from './storefront/scroll-memory.tsx';
import { StorefrontLayout } from './storefront/storefront-layout.tsx';

/** The composition root: which address shows what, and behind which guard. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <ScrollMemory />
      <MagicLink />
      <Suspense fallback={<OpeningScreen />}>
        <Routes>
          <Route path="/auth" element={<AuthPage />} />
          <Route element={<Storefront />}>
            <Route index element={<HomeOrSearch />} />
            <Route path="/category/:categoryId" element={<CategoryPage />} />
            <Route path="/product/:productId" element={<ProductPage />} />
            <Route path="/cart" element={<CartPage />} />
            <Route path="/checkout" element={<CheckoutPage />} />
            <Route path="/profile" element={<ProfilePage orders={<OrderList />} />} />
            <Route path="/profile/orders/:orderId" element={<OrderPage />} />
            <Route path="/education" element={<EducationPage />} />
          </Route>
          <Route
            path="/admin/*"
            element={
              <AdminRoute>
                <AdminRoutes notFound={<NotFoundPage />} />
              </AdminRoute>
            }
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
    <LiveRegion />
    <ToastOutlet />
  </QueryClientProvider>
);

const Storefront = () => (
  <ProtectedRoute>
    <CustomerArea />
  </ProtectedRoute>
);

const CustomerArea = () => {
  useEffect(() => loadWhenIdle(customerPages), []);
  const session = useSession();
  const hospitalName = session.status === 'signed-in' ? (session.hospital?.name ?? null) : null;
  return (
    <StorefrontLayout hospitalName={hospitalName} search={<SearchBar />} cart={<CartDock />}>
      <Outlet />
    </StorefrontLayout>
  );
};

const HomeOrSearch = () => {
  const [params] = useSearchParams();
  const term = params.get('search')?.trim();
  return term ? (
    <SearchResultsPage term={term} Card={CartProductCard} />
  ) : (
    <HomePage Card={CartProductCard} />
  );
};
