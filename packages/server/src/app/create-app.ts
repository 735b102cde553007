import { type ErrorHandler, Hono } from 'hono';
import type { Logger } from 'pino';
import { mountAccounts } from '../accounts/mount-accounts.ts';
import { mountPrivacy } from '../accounts/privacy/routes.ts';
import { mountProfile } from '../accounts/profile/mount-profile.ts';
import { mountLists } from '../cart/lists/list-handlers.ts';
import { mountSyncedCart } from '../cart/synced-cart-handlers.ts';
import { mountProducts } from '../catalog/admin/product-handlers.ts';
import { preloadImages } from '../catalog/preload-images.ts';
import { mountCatalog } from '../catalog/routes.ts';
import { mountAdminArticles } from '../content/admin/admin-article-handlers.ts';
import { mountImages } from '../content/images/image-handlers.ts';
import { mountEducation } from '../content/routes.ts';
import { mountFulfilment } from '../fulfilment/routes.ts';
import { mountOffers } from '../offers/offer-handlers.ts';
import { mountOrders } from '../orders/routes.ts';
import { mountSettings } from '../orders/settings/handlers.ts';
import { mountPayments } from '../payments/routes.ts';
import { mountMealPlans } from '../plans/meal-plan-handlers.ts';
import { mountAudit } from '../platform/admin/read-audit.ts';
import { databaseOutage } from '../platform/db/database-outage.ts';
import { countOutage } from '../platform/figures/process-figures.ts';
import { FilesAway } from '../platform/files/file-store.ts';
import { callLogOf, logSecurityEvent, requestIdOf } from '../platform/http/call-log.ts';
import { closeUnread } from '../platform/http/close-unread-body.ts';
import { timeCalls } from '../platform/http/metrics.ts';
import { mountMetrics } from '../platform/http/metrics-access.ts';
import type { MountFeature } from '../platform/http/mount.ts';
import { mountOpenApi } from '../platform/http/openapi.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { duringOutage } from '../platform/http/refusal.ts';
import { mountHealth } from '../platform/http/routes.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { mountWeb } from '../platform/http/static-web.ts';
import { mountDevMailbox } from '../platform/mail/routes.ts';
import { mountAdminRecipes } from '../recipes/admin/admin-recipe-handlers.ts';
import { mountRecipes } from '../recipes/routes.ts';
import { mountReports } from '../reports/report-handlers.ts';
import { mountDashboard } from '../reports/summary.ts';
import { mountSearches } from '../search/routes.ts';
import { mountStockAlerts } from '../stock/stock-alert-handlers.ts';
import { mountStock } from '../stock/stock-handlers.ts';
import { mountVoice } from '../voice/voice-handlers.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { assembleShop, type ShopParts } from './assemble-shop.ts';

/** Every subject's routes, in order of mounting. */
const features: readonly MountFeature<ShopParts>[] = [
  mountHealth,
  mountAccounts,
  mountProfile,
  mountPrivacy,
  mountCatalog,
  mountSearches,
  mountLists,
  mountSyncedCart,
  mountStockAlerts,
  mountOrders,
  mountFulfilment,
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
  const shop = assembleShop(deps);
  // Before the shop's headers, because this page has a policy of its own.
  mountDevMailbox(app, shop);
  app.use('*', securityHeaders(deps));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', closeUnread);
  app.use('/api/*', timeCalls(deps.observeRequest));
  app.use('/api/*', logSecurityEvent(deps.security, deps.trustedProxies));
  app.onError(failureResponse(deps.logger));
  app.notFound(() => problemResponse({ kind: 'not-found', what: 'esa dirección' }));

  for (const mountFeature of features) mountFeature(app, shop);

  app.all('/api/*', (context) => context.notFound());
  if (deps.webRoot) mountWeb(app, deps.webRoot, (path) => preloadImages(deps.catalog, path));
  return app;
};

/** Turns a thrown error into a response, and logs it. */
const failureResponse =
  (logger: Logger): ErrorHandler =>
  (error, context) => {
    // The declared path, because the real one may contain a secret, such as a shared plan's token.
    const where = {
      method: context.req.method,
      endpoint: callLogOf(context).endpoint,
      requestId: requestIdOf(context),
    };
    const outage = databaseOutage(error);
    if (outage) {
      countOutage(outage);
      logger.warn({ outage: outage, cause: error.message, ...where }, 'the database kept a request waiting');
      return problemResponse(duringOutage[outage]);
    }
    logger.error({ err: error, ...where }, 'request failed');
    if (error instanceof FilesAway) return problemResponse({ kind: 'files-away', retryAfterSeconds: 30 });
    return problemResponse({ kind: 'unexpected' });
  };
