import { Hono } from 'hono';
import { mountAudit } from '../admin/audit.ts';
import { mountAccounts } from '../features/accounts/mount-accounts.ts';
import { mountCartCopy } from '../features/cart-copy/cart-copy-handlers.ts';
import { firstPictures } from '../features/catalog/first-pictures.ts';
import { mountCatalog } from '../features/catalog/routes.ts';
import { mountDashboard } from '../features/dashboard/summary.ts';
import { mountDevMailbox } from '../features/dev-mailbox/routes.ts';
import { mountAdminArticles } from '../features/education/admin/admin-article-handlers.ts';
import { mountEducation } from '../features/education/routes.ts';
import { mountHealth } from '../features/health/routes.ts';
import { mountHospitals } from '../features/hospitals/hospital-handlers.ts';
import { mountImages } from '../features/images/image-handlers.ts';
import { mountLists } from '../features/lists/list-handlers.ts';
import { mountMealPlans } from '../features/meal-plans/meal-plan-handlers.ts';
import { mountOffers } from '../features/offers/offer-handlers.ts';
import { mountOrders } from '../features/orders/routes.ts';
import { mountPayments } from '../features/payments/routes.ts';
import { mountPrivacy } from '../features/privacy/routes.ts';
import { mountProducts } from '../features/products/product-handlers.ts';
import { mountProfile } from '../features/profile/mount-profile.ts';
import { mountAdminRecipes } from '../features/recipes/admin/admin-recipe-handlers.ts';
import { mountRecipes } from '../features/recipes/routes.ts';
import { mountReports } from '../features/reports/report-handlers.ts';
import { mountSearches } from '../features/searches/routes.ts';
import { mountSettings } from '../features/shop-settings/handlers.ts';
import { mountStock } from '../features/stock/stock-handlers.ts';
import { mountStockAlerts } from '../features/stock-alerts/stock-alert-handlers.ts';
import { mountVoice } from '../features/voice/voice-handlers.ts';
import { closeUnread } from '../http/close-unread.ts';
import { timeCalls } from '../http/metrics.ts';
import { mountMetrics } from '../http/metrics-access.ts';
import type { MountFeature } from '../http/mount.ts';
import { tellSecurityLog } from '../http/noted-call.ts';
import { mountOpenApi } from '../http/openapi.ts';
import { problemResponse } from '../http/problem.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { mountWeb } from '../http/static-web.ts';
import { answerFailure } from './answer-failure.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { type ShopParts, shopParts } from './shop-parts.ts';

/** What the shop does, one line for each subject. */
const features: readonly MountFeature<ShopParts>[] = [
  mountHealth,
  mountAccounts,
  mountProfile,
  mountPrivacy,
  mountCatalog,
  mountSearches,
  mountLists,
  mountCartCopy,
  mountStockAlerts,
  mountOrders,
  mountPayments,
  mountStock,
  mountProducts,
  mountOffers,
  mountImages,
  mountEducation,
  mountAdminArticles,
  mountRecipes,
  mountAdminRecipes,
  mountMealPlans,
  mountVoice,
  mountHospitals,
  mountSettings,
  mountDashboard,
  mountReports,
  mountAudit,
  mountOpenApi,
  mountMetrics,
];

/** Pure wiring: which path answers with which feature. Opens nothing, starts nothing. */
export const createApp = (deps: AppDependencies): Hono => {
  const app = new Hono();
  const shop = shopParts(deps);
  // Before the headers of the shop: its page has a policy of its own.
  mountDevMailbox(app, shop);
  app.use('*', securityHeaders(deps));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', closeUnread);
  app.use('/api/*', timeCalls(deps.observeRequest));
  app.use('/api/*', tellSecurityLog(deps.security, deps.trustedProxies));
  app.onError(answerFailure(deps.logger));
  app.notFound(() => problemResponse({ kind: 'not-found', what: 'esa dirección' }));

  for (const mountFeature of features) mountFeature(app, shop);

  app.all('/api/*', (context) => context.notFound());
  if (deps.webRoot) mountWeb(app, deps.webRoot, (path) => firstPictures(deps.catalog, path));
  return app;
};
