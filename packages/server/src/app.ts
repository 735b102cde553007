import { createHash } from 'node:crypto';
import { OPENING_SCRIPT } from '@nutricion/contract/opening';
import { eatersOf } from '@nutricion/domain/household/household';
import type { WordTables } from '@nutricion/domain/search/word-tables';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { LanguageModel } from './adapters/language-model/language-model.ts';
import type { DevMailbox } from './adapters/mail/dev-mailbox.ts';
import type { RateLimits } from './adapters/rate-limit/rate-limits.ts';
import { activeAdminIds } from './admin/active-admin.ts';
import { auditHandlers, recordChange } from './admin/audit.ts';
import { databaseTrouble } from './db/database-trouble.ts';
import type { Schema } from './db/schema.ts';
import { accountHandlers } from './features/accounts/handlers.ts';
import type { Accounts } from './features/accounts/open-accounts.ts';
import { isPasswordOf } from './features/accounts/password/is-password-of.ts';
import { userHandlers } from './features/accounts/people/user-handlers.ts';
import { sessionHandlers } from './features/accounts/sessions/session-handlers.ts';
import { buyAgainLines } from './features/catalog/buy-again-lines.ts';
import type { Catalog } from './features/catalog/catalog.ts';
import { currentProducts } from './features/catalog/current-products.ts';
import { firstPictures } from './features/catalog/first-pictures.ts';
import { planProducts } from './features/catalog/plan-products.ts';
import { recipeProducts } from './features/catalog/recipe-products.ts';
import { catalogHandlers } from './features/catalog/routes.ts';
import { summaryHandlers } from './features/dashboard/summary.ts';
import { mountDevMailbox } from './features/dev-mailbox/routes.ts';
import type { Article } from './features/education/parse-article.ts';
import { educationHandlers } from './features/education/routes.ts';
import { healthHandlers } from './features/health/routes.ts';
import { hospitalHandlers } from './features/hospitals/hospital-handlers.ts';
import { listHandlers } from './features/lists/list-handlers.ts';
import type { PlanLimit } from './features/meal-plans/limits.ts';
import { mealPlanHandlers } from './features/meal-plans/meal-plan-handlers.ts';
import type { Planner } from './features/meal-plans/planner.ts';
import type { OrderTurns } from './features/orders/order-turns.ts';
import { orderReviewHandlers } from './features/orders/review/review-routes.ts';
import { orderHandlers } from './features/orders/routes.ts';
import type { PrivacyLimit } from './features/privacy/limits.ts';
import { privacyHandlers } from './features/privacy/routes.ts';
import { addressHandlers } from './features/profile/address-handlers.ts';
import { readAddresses } from './features/profile/address-store.ts';
import { preferenceHandlers } from './features/profile/preference-handlers.ts';
import { readPreferences } from './features/profile/preference-store.ts';
import { planRecipe } from './features/recipes/plan-recipe.ts';
import type { Recipe } from './features/recipes/recipe.ts';
import { createRecipeMemory } from './features/recipes/recipe-memory.ts';
import { recipeHandlers } from './features/recipes/routes.ts';
import type { Searches } from './features/searches/open-searches.ts';
import { searchHandlers } from './features/searches/routes.ts';
import { settingHandlers } from './features/shop-settings/handlers.ts';
import { openOrderLimits } from './features/shop-settings/order-limits.ts';
import { closeUnread } from './http/close-unread.ts';
import { metricsResponse } from './http/metrics.ts';
import { mayReadMetrics } from './http/metrics-access.ts';
import { mount } from './http/mount.ts';
import { notedCall, requestIdOf, tellSecurityLog } from './http/noted-call.ts';
import { openApiDocument } from './http/openapi.ts';
import { problemResponse } from './http/problem.ts';
import { inTrouble } from './http/refusal.ts';
import type { SecurityLog } from './http/security-log.ts';
import { mountWeb } from './http/static-web.ts';
import type { EnqueueMail } from './jobs/mail-queue.ts';

/** Everything the application touches beyond its own rules; `main.ts` alone builds the real ones. */
export interface AppDependencies {
  readonly db: Kysely<Schema>;
  readonly logger: Logger;
  readonly security: SecurityLog;
  /** How many of the addresses in X-Forwarded-For are ours. */
  readonly trustedProxies: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly accounts: Accounts;
  readonly catalog: Catalog;
  readonly searches: Searches;
  readonly articles: readonly Article[];
  /** The built-in Recetas Express. */
  readonly expressRecipes: readonly Recipe[];
  readonly orderTurns: OrderTurns;
  /** False until what is hot has been run once: `/api/ready` waits for it. */
  readonly isWarm: () => boolean;
  /** Queues a mail within the caller's transaction. */
  readonly enqueueMail: EnqueueMail;
  readonly privacyLimits: RateLimits<PrivacyLimit>;
  readonly planLimits: RateLimits<PlanLimit>;
  readonly planner: Planner;
  /** What the shop knows of words. */
  readonly words: WordTables;
  /** Null: the shop has none. */
  readonly languageModel: LanguageModel | null;
  /** Basis points of the sales tax: 1150 is 11.5 %. */
  readonly ivuBasisPoints: number;
  /** Who shows it may read the figures; undefined: this computer alone. */
  readonly metricsToken: string | undefined;
  /** Whether whoever works for the shop administers it only with a second factor. */
  readonly requiresSecondFactor: boolean;
  /** Where mail goes in development; absent where it is really sent. */
  readonly devMailbox?: DevMailbox | undefined;
  /** The built web application; absent while Vite serves it. */
  readonly webRoot?: string;
}

/** Pure wiring: which path answers with which feature. Opens nothing, starts nothing. */
export const createApp = (deps: AppDependencies): Hono => {
  const app = new Hono();
  // Before the headers of the shop: its page has a policy of its own.
  if (deps.devMailbox) mountDevMailbox(app, deps.devMailbox);
  app.use('*', secureHeaders({ contentSecurityPolicy }));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', closeUnread);
  app.use('/api/*', tellSecurityLog(deps.security, deps.trustedProxies));
  // Whole shelves are 100 kB and more of JSON; a product alone is not worth the work.
  for (const path of [
    '/api/home',
    '/api/products',
    '/api/products/incentives',
    '/api/catalog/offline',
    '/api/recipes/*',
    '/api/functions/*',
    '/api/meal-plans/*',
  ])
    app.use(path, compress());
  app.onError((error, context) => {
    // By its declaration: a path may hold what only its owner should know, as a shared plan's does.
    const where = {
      method: context.req.method,
      endpoint: notedCall(context).endpoint,
      requestId: requestIdOf(context),
    };
    const trouble = databaseTrouble(error);
    if (trouble) {
      deps.logger.warn({ trouble, cause: error.message, ...where }, 'the database kept a request waiting');
      return problemResponse(inTrouble[trouble]);
    }
    deps.logger.error({ err: error, ...where }, 'request failed');
    return problemResponse({ kind: 'unexpected' });
  });
  app.notFound(() => problemResponse({ kind: 'not-found', what: 'esa dirección' }));

  const { db, now, accounts, catalog, searches, enqueueMail } = deps;
  const { authenticate } = accounts;
  mount(app, authenticate, healthHandlers(db, deps.isWarm));
  accounts.mount(app);
  const orderLimits = openOrderLimits(db, deps.logger, now);
  mount(
    app,
    authenticate,
    accountHandlers({ ...deps, sealKeyOf: accounts.sealKeyOf, orderLimits: orderLimits.current }),
  );
  mount(app, authenticate, sessionHandlers({ db, now, forget: accounts.forget }));
  mount(app, authenticate, addressHandlers(db));
  mount(app, authenticate, preferenceHandlers(db));
  mount(app, authenticate, catalogHandlers({ ...deps, queriesThatBegin: searches.beginningWith }));
  mount(app, authenticate, searchHandlers({ note: searches.note, now, find: catalog.searchAll }));
  mount(
    app,
    authenticate,
    orderHandlers({
      ...deps,
      orderLimits: orderLimits.current,
      turns: deps.orderTurns,
      currentProducts: (ids) => currentProducts(db, ids, now()),
      buyAgainLines: (lines) => buyAgainLines(db, lines, now()),
      savedAddresses: (profileId) => readAddresses(db, profileId),
      announceStock: catalog.announceStock,
      enqueueOrderMail: (trx, mail) => enqueueMail(trx, { kind: 'order-received', ...mail }),
      enqueueCancelMail: (trx, mail) => enqueueMail(trx, { kind: 'order-cancelled', ...mail }),
    }),
  );
  mount(
    app,
    authenticate,
    orderReviewHandlers({
      db,
      announceStock: catalog.announceStock,
      enqueueReviewMail: (trx, mail) => enqueueMail(trx, { kind: 'order-reviewed', ...mail }),
      recordReview: (trx, { decision, orderId, ...change }) =>
        recordChange(trx, {
          ...change,
          action: `order.${decision}`,
          subjectType: 'order',
          subjectId: orderId,
        }),
    }),
  );
  mount(
    app,
    authenticate,
    settingHandlers({
      db,
      orderLimits,
      recordSetting: (trx, { key, ...change }) =>
        recordChange(trx, { ...change, action: 'setting.edit', subjectType: 'setting', subjectId: key }),
    }),
  );
  mount(
    app,
    authenticate,
    listHandlers({
      db,
      now,
      currentProducts: (ids) => currentProducts(db, ids, now()),
      buyAgainLines: (lines) => buyAgainLines(db, lines, now()),
    }),
  );
  mount(
    app,
    authenticate,
    educationHandlers({ ...deps, currentProducts: (ids) => currentProducts(db, ids, now()) }),
  );
  const recipes = createRecipeMemory(db, deps.logger);
  mount(
    app,
    authenticate,
    recipeHandlers({
      recipes,
      express: deps.expressRecipes,
      readProducts: (ids) => recipeProducts(db, catalog, ids, now()),
    }),
  );
  mount(
    app,
    authenticate,
    mealPlanHandlers({
      ...deps,
      limits: deps.planLimits,
      readPantry: async () => {
        const current = (await recipes.current()).map(planRecipe);
        const ids = new Set(current.flatMap(({ ingredients }) => ingredients.map((each) => each.productId)));
        const nowMs = now();
        return { recipes: current, products: await planProducts(db, catalog, [...ids], nowMs), nowMs };
      },
      readAvoided: async (userId) =>
        eatersOf(await readPreferences(db, userId)).flatMap((eater) => eater.allergens),
    }),
  );
  mount(app, authenticate, summaryHandlers({ db, now }));
  mount(app, authenticate, hospitalHandlers({ db }));
  mount(app, authenticate, userHandlers({ db, now, enqueueMail, forgetCaller: accounts.forget }));
  mount(app, authenticate, auditHandlers({ db }));
  mount(
    app,
    authenticate,
    privacyHandlers({
      db,
      now,
      limits: deps.privacyLimits,
      isPasswordOf: (userId, password) => isPasswordOf(db, userId, password),
      activeAdminIds,
      enqueueDeletedMail: (trx, mail) => enqueueMail(trx, { kind: 'account-deleted', ...mail }),
      forgetCaller: accounts.forget,
    }),
  );
  const openApi = openApiDocument();
  app.get('/api/openapi.json', (context) => context.json(openApi));

  app.get('/metrics', (context) =>
    mayReadMetrics(context, deps.metricsToken) ? metricsResponse() : context.notFound(),
  );

  app.all('/api/*', (context) => context.notFound());
  if (deps.webRoot) mountWeb(app, deps.webRoot, (path) => firstPictures(catalog.shelves(), path));
  return app;
};

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  // Dialogs and toasts position themselves with style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  scriptSrc: ["'self'", `'sha256-${createHash('sha256').update(OPENING_SCRIPT).digest('base64')}'`],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
};
