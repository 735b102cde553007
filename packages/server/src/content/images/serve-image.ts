import { UPLOADS } from '@nutricion/contract/kit/display-image';
import type { Hono } from 'hono';
import type { FileStore } from '../../platform/files/file-store.ts';

const YEAR_SECONDS = 31_536_000;

/** Only names that the shop gives: the content of these files was rendered by the shop. */
const uploadedNamePattern = /^[0-9a-f]{32}(?:-\d{3,4})?\.(avif|webp)$/;

/**
 * Serves photos to whoever has their address: it can't be guessed, and its content never changes. Headers make
 * browsers treat every file as the image that its name says.
 */
export const serveImages = (app: Hono, files: FileStore): void => {
  app.get(`${UPLOADS}/:name`, async (context) => {
    const name = context.req.param('name');
    const [, kind] = uploadedNamePattern.exec(name) ?? [];
    if (!kind) return context.notFound();
    const etag = `"${name}"`;
    const headers = {
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag,
    };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    const bytes = await files.get(name);
    if (!bytes) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': `image/${kind}` });
  });
};
