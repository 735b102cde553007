import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@nutricion/contract/endpoints';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { HUE_TOKEN, imageToken, PRERENDER_COOKIE } from '@nutricion/contract/kit/prerender';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MAX_BODY_BYTES } from '../platform/http/read-body.ts';
import { openWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-headers-'));
const webRoot = join(folder, 'web');
const dataDir = join(folder, 'data');
const photo = `${'a'.repeat(32)}-320.webp`;
const splash = '.splash{display:grid}';
const drawn = '.header{filter:var(--tw-hue-rotate,)}';

const files: Readonly<Record<string, string>> = {
  [join(webRoot, 'index.html')]: `<!doctype html><style>${splash}</style><div id="root"></div>`,
  [join(webRoot, 'opening/category-frutas.html')]:
    `<style>${splash}</style><style>${drawn}</style><i data-cat="${HUE_TOKEN}"><img src="${imageToken(0)}"></i>`,
  [join(webRoot, 'assets/start-1.js')]: 'export {};',
  [join(dataDir, 'uploads', photo)]: 'a photo',
};

const policyOf = (response: Response): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(' ');
      return [name, sources];
    }),
  );

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('every answer of the whole shop', () => {
  let shop: WholeShop;
  beforeAll(async () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
    }
    shop = await openWholeShop({ webRoot, settings: { DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.request(path, { headers: { accept: 'text/html', ...headers } });

  it('carries the security headers: pages, files, calls, refusals, photos', async () => {
    const paths = [
      '/',
      '/cart',
      '/admin/users',
      '/assets/start-1.js',
      '/nada.js',
      '/api/health',
      '/api/products',
    ];
    const wrong: unknown[] = [];
    for (const path of [
      ...paths,
      '/api/nada',
      '/api/openapi.json',
      '/api/auth/token',
      `/uploads/${photo}`,
      '/uploads/nada.webp',
    ]) {
      const { headers } = await get(path);
      const permissions = headers.get('permissions-policy')?.split(/,\s*/) ?? [];
      const isGuarded =
        headers.has('content-security-policy') &&
        headers.get('strict-transport-security') === 'max-age=31536000; includeSubDomains' &&
        headers.get('x-content-type-options') === 'nosniff' &&
        headers.get('x-frame-options') === 'SAMEORIGIN' &&
        ['microphone=(self)', 'camera=()', 'geolocation=()'].every((each) => permissions.includes(each));
      if (!isGuarded) wrong.push([path, Object.fromEntries(headers)]);
    }
    expect(wrong).toEqual([]);
  });

  it('sandboxes a photo whatever its content, also when the browser has it in its cache', async () => {
    const shown = await get(`/uploads/${photo}`);
    const known = await get(`/uploads/${photo}`, { 'if-none-match': shown.headers.get('etag') ?? '' });
    expect([shown.status, known.status]).toEqual([200, 304]);
    for (const { headers } of [shown, known])
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('says of a photo that the disk refuses when to come back', async () => {
    const name = `${'b'.repeat(32)}-320.webp`;
    mkdirSync(join(dataDir, 'uploads', name));
    const { status, headers } = await get(`/uploads/${name}`);
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  });

  it('allows the inline styles of its pages by their digests, and no others', async () => {
    const policy = policyOf(await get('/'));
    expect(policy['style-src']?.toSorted()).toEqual(["'self'", digest(splash), digest(drawn)].toSorted());
    expect(policy['style-src-attr']).toEqual(["'unsafe-inline'"]);
    const others = Object.entries(policy).filter(([name]) => name !== 'style-src-attr');
    expect(
      others.flatMap(([, sources]) => sources).filter((source) => /unsafe|\*|^https?:$/.test(source)),
    ).toEqual([]);
  });

  it('sends a page that is drawn ahead with exactly the styles that its policy allows', async () => {
    const response = await get('/category/frutas', { cookie: `${PRERENDER_COOKIE}=1` });
    const page = await response.text();
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/g)].map(([, css = '']) => digest(css));
    expect(page).toContain('data-cat="frutas"');
    expect(styles).toHaveLength(2);
    expect(styles.filter((each) => !policyOf(response)['style-src']?.includes(each))).toEqual([]);
  });

  it('allows pictures from the shop, and from the store of photos if that is elsewhere', async () => {
    expect(policyOf(await get('/'))['img-src']).toEqual(["'self'", 'data:']);
    const elsewhere = await openWholeShop({
      database: shop.database,
      settings: {
        S3_ENDPOINT: 'https://s3.example:9000/sub',
        S3_BUCKET: 'fotos',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    onTestFinished(() => elsewhere.close());
    expect(policyOf(await elsewhere.app.request('/api/health'))['img-src']).toEqual([
      "'self'",
      'data:',
      'https://s3.example:9000',
    ]);
  });

  it('refuses a body that is too large in every call that takes one', async () => {
    const calls = Object.entries<Endpoint>(endpoints).flatMap(([key, { body }]) => (body ? [key] : []));
    const accounts = [
      'POST /api/auth/sign-up/email',
      'POST /api/auth/sign-in/email',
      'POST /api/auth/email-otp/reset-password',
    ];
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'a'.repeat(MAX_BODY_BYTES) });
    const wrong: unknown[] = [];
    for (const key of [...calls, ...accounts]) {
      const [method = '', path = ''] = key.split(' ');
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const { status } = await shop.send({ method, url, headers, body }, 'admin');
      if (status !== 413) wrong.push([key, status]);
    }
    expect(calls.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('answers with a download only in the calls that declare one', async () => {
    const files = Object.entries<Endpoint>(endpoints).flatMap(([key, { file }]) => (file ? [key] : []));
    expect(files.toSorted()).toEqual(['GET /api/admin/products/export.csv', 'GET /api/admin/reports/{name}']);
    for (const url of [
      '/api/admin/products/export.csv',
      '/api/admin/reports/ventas.csv?from=2026-01-01&to=2026-01-02',
    ]) {
      const response = await shop.send({ method: 'GET', url, headers: {}, body: undefined }, 'admin');
      expect([url, response.status, response.headers.get('content-type')]).toEqual([
        url,
        200,
        'text/csv; charset=utf-8',
      ]);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });
});
