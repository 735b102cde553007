import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { AppUpdateOutlet } from './app-update-outlet.tsx';
import { MagicLink } from './features/auth/magic-link.tsx';
import { OpeningScreen } from './features/auth/opening-screen.tsx';
import { ProtectedRoute } from './features/auth/protected-route.tsx';
import { AdminRoute, AdminRoutes, AuthPage, CustomerArea, NotFoundPage } from './lazy-areas.ts';
import {
  CartPage,
  CategoryPage,
  CheckoutPage,
  EducationArticle,
  EducationPage,
  OrderPage,
  ProductPage,
  ProfileArea,
} from './lazy-pages.ts';
import { LiveRegion } from './lib/announce.tsx';
import { queryClient } from './lib/query.ts';
import { ToastOutlet } from './lib/toast-outlet.tsx';
import { PageBoundary } from './storefront/page-boundary.tsx';
import { ScrollMemory } from './storefront/scroll-memory.tsx';

/** The composition root: which address shows what, and behind which guard. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <ScrollMemory />
      <MagicLink />
      <AppUpdateOutlet />
      <AnyBoundary>
        <Suspense fallback={<OpeningScreen />}>
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
              <Route path="profile" element={<ProfileArea />} />
              <Route path="profile/orders/:orderId" element={<OrderPage />} />
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
