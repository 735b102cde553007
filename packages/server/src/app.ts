import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from './db/schema.ts';
import { healthHandlers } from './features/health/routes.ts';
import type { Authenticate } from './http/caller.ts';
import { metricsResponse } from './http/metrics.ts';
import { mount } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { problemResponse } from './http/problem.ts';
import { mountWeb } from './http/static-web.ts';

/** Everything the application touches beyond its own rules; `main.ts` alone builds the real ones. */
export interface AppDependencies {
  readonly db: Kysely<Schema>;
  readonly logger: Logger;
  readonly authenticate: Authenticate;
  /** The built web application; absent while Vite serves it. */
  readonly webRoot?: string;
}

const MAX_BODY_BYTES = 256 * 1024;

/** Pure wiring: which path answers with which feature. Opens nothing, starts nothing. */
export const createApp = (deps: AppDependencies): Hono => {
  const app = new Hono();
  app.use('*', secureHeaders({ contentSecurityPolicy }));
  app.use(
    '/api/*',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problemResponse({ kind: 'body-too-large' }) }),
  );
  app.onError((error, context) => {
    deps.logger.error({ err: error, method: context.req.method, path: context.req.path }, 'request failed');
    return problemResponse({ kind: 'unexpected' });
  });
  app.notFound(() => problemResponse({ kind: 'not-found', what: 'esa dirección' }));

  mount(app, deps.authenticate, healthHandlers(deps.db));
  const openApi = openApiDocument();
  app.get('/api/openapi.json', (context) => context.json(openApi));

  app.get('/metrics', metricsResponse);

  app.all('/api/*', (context) => context.notFound());
  if (deps.webRoot) mountWeb(app, deps.webRoot);
  return app;
};

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  // Dialogs and toasts position themselves with style attributes.
  styleSrc: ["'self'", "'unsafe-inline'"],
  scriptSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
};
