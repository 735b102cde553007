import { lazy } from 'react';

/**
 * The shell and the home page. Who isn't signed in yet doesn't wait for it; who is, has it asked for
 * before React has even begun.
 */
export const loadCustomerArea = () => import('./customer-area.tsx');

export const CustomerArea = lazy(async () => ({ default: (await loadCustomerArea()).CustomerArea }));
export const HomeOrSearch = lazy(async () => ({ default: (await loadCustomerArea()).HomeOrSearch }));
export const AuthPage = lazy(async () => ({
  default: (await import('./features/auth/auth-page.tsx')).AuthPage,
}));
export const AdminRoute = lazy(async () => ({
  default: (await import('./features/auth/admin-route.tsx')).AdminRoute,
}));
export const AdminRoutes = lazy(async () => ({
  default: (await import('./admin/admin-routes.tsx')).AdminRoutes,
}));
