import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { HUE_TOKEN, imageToken, PRERENDER_COOKIE } from '@nutricion/contract/kit/prerender';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemResponse } from './problem.ts';
import type { PreloadImage } from './screen-page.ts';
import { mountWeb } from './static-web.ts';

const PAGE = '<!doctype html><title>Tienda</title>';
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the built web application', () => {
  let folder: string;
  let app: Hono;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'static-web-'));
    mkdirSync(join(folder, 'web/assets'), { recursive: true });
    writeFileSync(join(folder, 'web/index.html'), PAGE);
    writeFileSync(join(folder, 'web/assets/app-1234.js'), 'shop()');
    mkdirSync(join(folder, 'web/opening'));
    for (const name of ['home', 'category-frutas', 'product'])
      writeFileSync(join(folder, `web/opening/${name}.html`), `drawn ${name}`);
    const tile = (index: number) => `<i data-cat="${HUE_TOKEN}"><img src="${imageToken(index)}"></i>`;
    writeFileSync(join(folder, 'web/opening/category-vegetales.html'), [0, 1, 2, 3].map(tile).join(''));
    writeFileSync(join(folder, 'web/opening/home.html.gz'), gzipSync('drawn home'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    app = new Hono();
    app.notFound(() => problemResponse({ kind: 'not-found', what: 'esa dirección' }));
    const images: Readonly<Record<string, readonly PreloadImage[]>> = {
      '/product/1': [{ url: '/art/piña.svg', categoryId: 'frutas' }],
      '/category/vegetales': [
        { url: '/art/ñame.svg', categoryId: 'vegetales' },
        { url: 'https://fotos.example/a%20b.jpg?x="&y', categoryId: 'vegetales' },
      ],
    };
    mountWeb(app, join(folder, 'web'), (path) => images[path] ?? []);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const get = async (path: string, accept = '*/*') => {
    const response = await app.request(path, { headers: { accept } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('serves its page for every screen, not to be cached', async () => {
    for (const path of ['/', '/cart', '/category/frutas', '/no-existe', '/no-existe.html']) {
      const { status, headers, text } = await get(path, BROWSER);
      expect([status, headers.get('cache-control'), text]).toEqual([200, 'no-cache', PAGE]);
    }
  });

  it('serves a signed-in user the prerendered page of the address, if there is one', async () => {
    const openAs = async (path: string) =>
      (await app.request(path, { headers: { accept: BROWSER, cookie: `${PRERENDER_COOKIE}=1` } })).text();
    expect(await openAs('/')).toBe('drawn home');
    expect(await openAs('/category/frutas')).toBe('drawn category-frutas');
    expect(await openAs('/product/45c4d26b-e80e-5a5e-ad74-2ddcb605e365')).toBe('drawn product');
    for (const path of ['/?search=arroz', '/category/nada', '/category/..%2fhome', '/cart', '/auth'])
      expect(await openAs(path)).toBe(PAGE);
  });

  it('preloads the first images of a prerendered page, and of no other', async () => {
    const linkAt = async (path: string, cookie = `${PRERENDER_COOKIE}=1`) =>
      (await app.request(path, { headers: { accept: BROWSER, cookie } })).headers.get('link');
    expect(await linkAt('/product/1')).toBe('</art/pi%C3%B1a.svg>; rel=preload; as=image');
    expect(await linkAt('/')).toBeNull();
    expect(await linkAt('/product/1', '')).toBeNull();
  });

  it('writes the first images into a prerendered page, and leaves tiles empty without one', async () => {
    const headers = { accept: BROWSER, cookie: `${PRERENDER_COOKIE}=1`, 'accept-encoding': 'gzip, br' };
    const pageAt = async (path: string) => {
      const response = await app.request(path, { headers });
      expect(response.headers.get('content-encoding')).toBe('br');
      return brotliDecompressSync(await response.arrayBuffer()).toString();
    };
    const tile = (hue: string, url: string) => `<i data-cat="${hue}"><img src="${url}"></i>`;
    const shown = ['/art/%C3%B1ame.svg', 'https://fotos.example/a%20b.jpg?x=%22&y', 'data:,', 'data:,'];
    expect(await pageAt('/category/vegetales')).toBe(shown.map((url) => tile('vegetales', url)).join(''));
    // A sorted list begins with other products.
    expect(await pageAt('/category/vegetales?orden=precio')).toBe(tile('todas', 'data:,').repeat(4));
  });

  it('compresses a page for a client that accepts it, and sends Vary', async () => {
    const headers = { accept: BROWSER, cookie: `${PRERENDER_COOKIE}=1`, 'accept-encoding': 'gzip, deflate' };
    const response = await app.request('/', { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('drawn home');
  });

  it('caches hashed files for a year', async () => {
    const { headers, text } = await get('/assets/app-1234.js');
    expect([text, headers.get('cache-control')]).toEqual(['shop()', 'public, max-age=31536000, immutable']);
  });

  it('responds 404 for a missing file instead of the page', async () => {
    for (const path of ['/assets/app-0000.js', '/sw.js', '/art/no.svg'])
      expect((await get(path)).status).toBe(404);
  });

  it('serves no file outside its folder, however the path is written', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
    ])
      expect((await get(path)).text).not.toBe('secret');
  });
});
