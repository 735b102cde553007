import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { type PreloadImages, screenPage } from './screen-page.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/**
 * Serves the built web application from `root`: hashed assets for a year, art for a day, and a page for every other
 * path, so that any screen can be reloaded. A missing file is a 404: a page in place of last week's script would fail
 * in a confusing way.
 */
export const mountWeb = (app: Hono, root: string, preloadImages: PreloadImages): void => {
  if (!existsSync(join(root, 'index.html'))) return;
  const files = serveStatic({ root, precompressed: true });
  app.use('*', async (context, next) => {
    const { path } = context.req;
    if (path === '/') return next();
    const file = await files(context, next);
    if (!(file instanceof Response)) return;
    file.headers.set('cache-control', cacheControl(path));
    return file;
  });
  app.get('*', async (context, next) => {
    if (!isForScreen(context.req.path, context.req.header('accept'))) return next();
    return screenPage(context, root, preloadImages);
  });
};

const cacheControl = (path: string): string => {
  if (path.startsWith('/assets/') || path.startsWith('/fonts/'))
    return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (path.startsWith('/art/'))
    return `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${YEAR_SECONDS}`;
  return 'no-cache';
};

const isForScreen = (path: string, accept = '*/*'): boolean => {
  if (path.startsWith('/api/')) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
};
