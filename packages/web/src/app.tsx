import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Outlet, Route, Routes, useSearchParams } from 'react-router';
import { MagicLink } from './features/auth/magic-link.tsx';
import { OpeningScreen } from './features/auth/opening-screen.tsx';
import { ProtectedRoute } from './features/auth/protected-route.tsx';
import { CartDock } from './features/cart/cart-dock.tsx';
import { CartProductCard } from './features/catalog/cart-product-card.tsx';
import { HomePage } from './features/home/home-page.tsx';
import { SearchBar } from './features/search/search-bar.tsx';
import { LiveRegion } from './lib/announce.tsx';
import { queryClient } from './lib/query.ts';
import { useSession } from './lib/session.ts';
import { ToastOutlet } from './lib/toast-outlet.tsx';
import { loadWhenIdle } from './storefront/load-when-idle.ts';
import { NotFoundPage } from './storefront/not-found-page.tsx';
import { ScrollMemory } from './storefront/scroll-memory.tsx';
import { StorefrontLayout } from './storefront/storefront-layout.tsx';

const loadAuth = () => import('./features/auth/auth-page.tsx');
const loadCategory = () => import('./features/catalog/category-page.tsx');
const loadProduct = () => import('./features/catalog/product-page.tsx');
const loadSearch = () => import('./features/search/search-results-page.tsx');
const loadCart = () => import('./features/cart/cart-page.tsx');
const loadMiniCart = () => import('./features/cart/mini-cart-panel.tsx');
const loadComingSoon = () => import('./storefront/coming-soon-dialog.tsx');
const loadToolsMenu = () => import('./storefront/tools-menu-panel.tsx');

const AdminRoute = lazy(async () => ({
  default: (await import('./features/auth/admin-route.tsx')).AdminRoute,
}));
const AdminRoutes = lazy(async () => ({ default: (await import('./admin/admin-routes.tsx')).AdminRoutes }));
const AuthPage = lazy(async () => ({ default: (await loadAuth()).AuthPage }));
const CategoryPage = lazy(async () => ({ default: (await loadCategory()).CategoryPage }));
const ProductPage = lazy(async () => ({ default: (await loadProduct()).ProductPage }));
const CartPage = lazy(async () => ({ default: (await loadCart()).CartPage }));
const EducationPage = lazy(async () => ({
  default: (await import('./storefront/education-page.tsx')).EducationPage,
}));
const SearchResultsPage = lazy(async () => ({ default: (await loadSearch()).SearchResultsPage }));

/** What a customer opens next comes while she reads the first page, the likeliest first. */
loadWhenIdle([loadProduct, loadCategory, loadMiniCart, loadCart, loadSearch, loadComingSoon, loadToolsMenu]);

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
