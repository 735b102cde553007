import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { LoadingSessionScreen } from '../accounts/shop/auth/loading-session-screen.tsx';
import { MagicLink } from '../accounts/shop/auth/magic-link.tsx';
import { ProtectedRoute } from '../accounts/shop/auth/protected-route.tsx';
import { queryClient } from '../kit/api/query.ts';
import { LiveRegion } from '../kit/lib/announce.tsx';
import { preloadable } from '../kit/lib/preloadable.ts';
import { ToastOutlet } from '../kit/lib/toast-outlet.tsx';
import { AppUpdateOutlet } from './app-update-outlet.tsx';
import { CustomerArea } from './files-for-address.ts';
import {
  CartPage,
  CategoryPage,
  CheckoutPage,
  EducationArticle,
  EducationPage,
  HelpPage,
  OrderPage,
  PayPage,
  ProductPage,
  ProfileArea,
  ReceiptPage,
} from './lazy-pages.ts';
import { PageBoundary } from './storefront/page-boundary.tsx';
import { ScrollMemory } from './storefront/scroll-memory.tsx';

export const AuthPage = preloadable(
  async () => (await import('../accounts/shop/auth/auth-page.tsx')).AuthPage,
);
const AdminRoute = preloadable(
  async () => (await import('../accounts/shop/auth/admin-route.tsx')).AdminRoute,
);
const AdminRoutes = preloadable(async () => (await import('./admin/admin-routes.tsx')).AdminRoutes);
const NotFoundPage = preloadable(async () => (await import('./storefront/not-found-page.tsx')).NotFoundPage);

/** The composition root: which address shows what, and behind which guard. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <ScrollMemory />
      <MagicLink />
      <AppUpdateOutlet />
      <AnyBoundary>
        <Suspense fallback={<LoadingSessionScreen />}>
          <Routes>
            <Route path="/auth" element={<AuthPage />} />
            <Route
              path="/"
              element={
                <ProtectedRoute>
                  <CustomerArea />
                </ProtectedRoute>
              }
            >
              <Route path="category/:categoryId" element={<CategoryPage />} />
              <Route path="product/:productId" element={<ProductPage />} />
              <Route path="cart" element={<CartPage />} />
              <Route path="checkout" element={<CheckoutPage />} />
              <Route path="checkout/pago" element={<PayPage />} />
              <Route path="profile" element={<ProfileArea />} />
              <Route path="profile/orders/:orderId" element={<OrderPage />} />
              <Route path="profile/orders/:orderId/receipt" element={<ReceiptPage />} />
              <Route path="ayuda" element={<HelpPage />} />
              <Route path="education" element={<EducationPage />} />
              <Route path="education/:slug" element={<EducationArticle />} />
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
      </AnyBoundary>
    </BrowserRouter>
    <LiveRegion />
    <ToastOutlet />
  </QueryClientProvider>
);

/** Whatever breaks outside a page of the shop: never a white screen. */
const AnyBoundary = ({ children }: { readonly children: ReactNode }) => (
  <PageBoundary resetKey={useLocation().pathname}>{children}</PageBoundary>
);
