import { preloadable } from './preloadable.ts';

/** The shell and the home page. Who isn't signed in yet doesn't wait for them. */
export const CustomerArea = preloadable(async () => (await import('./customer-area.tsx')).CustomerArea);
export const AuthPage = preloadable(async () => (await import('./features/auth/auth-page.tsx')).AuthPage);
export const AdminRoute = preloadable(
  async () => (await import('./features/auth/admin-route.tsx')).AdminRoute,
);
export const AdminRoutes = preloadable(async () => (await import('./admin/admin-routes.tsx')).AdminRoutes);
export const NotFoundPage = preloadable(
  async () => (await import('./storefront/not-found-page.tsx')).NotFoundPage,
);
