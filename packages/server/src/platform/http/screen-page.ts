import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FIRST_IMAGES, HUE_TOKEN, imageToken, PRERENDER_COOKIE } from '@nutricion/contract/kit/prerender';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** A product's image, and the category whose colour is its background. */
export interface PreloadImage {
  readonly url: string;
  readonly categoryId: string | null;
}

/** The images that a screen shows first; empty for most paths. */
export type PreloadImages = (path: string) => readonly PreloadImage[];

/** In order of preference. The build writes each page in these encodings too. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The HTML of a screen: `index.html` or, for a signed-in user, the prerendered page of this address. Never cached,
 * because it names the newest scripts.
 */
export const screenPage = async (
  context: Context,
  root: string,
  preloadImages: PreloadImages,
): Promise<Response> => {
  const drawn = getCookie(context, PRERENDER_COOKIE) === '1' ? drawnPage(new URL(context.req.url)) : null;
  // A filtered or sorted list begins with other products.
  const images = drawn && !context.req.url.includes('?') ? preloadImages(context.req.path) : [];
  const page =
    (drawn && (await openingPage(context, join(root, 'opening', drawn), images))) ??
    (await readPage(context, join(root, 'index.html')));
  if (!page) return context.notFound();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    ...preloadLinks(images),
    ...(page.encoding && { 'content-encoding': page.encoding }),
  };
  return context.body(page.bytes, 200, headers);
};

/** The page's name in `prerender/prerendered-pages.tsx`. Only a plain word may become part of a file name. */
const drawnPage = ({ pathname, searchParams }: URL): string | null => {
  if (pathname === '/') return searchParams.has('search') ? null : 'home.html';
  const [, area, id = ''] = pathname.split('/');
  if (area === 'product' || area === 'cart' || area === 'checkout') return `${area}.html`;
  return area === 'category' && /^[a-z]+$/.test(id) ? `category-${id}.html` : null;
};

/** So that the browser fetches the images together with the scripts, not after them. */
const preloadLinks = (images: readonly PreloadImage[]): { link?: string } =>
  images.length === 0
    ? {}
    : { link: images.map(({ url }) => `<${written(url)}>; rel=preload; as=image`).join(', ') };

/** Percent-encodes a URL for a header or attribute without encoding it twice. */
const written = (url: string): string => encodeURI(url).replaceAll('%25', '%');

/** The prerendered page with this address's images in it; a tile without an image stays empty. */
const openingPage = async (
  context: Context,
  file: string,
  images: readonly PreloadImage[],
): Promise<Page | null> => {
  const plain = await read(file);
  let html = plain && new TextDecoder().decode(plain);
  if (!html?.includes(imageToken(0))) return readPage(context, file);
  html = html.replaceAll(HUE_TOKEN, images[0]?.categoryId ?? 'todas');
  for (let index = 0; index < FIRST_IMAGES; index += 1)
    html = html.replaceAll(imageToken(index), () => written(images[index]?.url ?? NO_PRELOAD_IMAGE));
  const bytes = new TextEncoder().encode(html);
  const acceptsBrotli = context.req.header('accept-encoding')?.includes('br');
  return acceptsBrotli
    ? { bytes: new Uint8Array(await compress(bytes, compression)), encoding: 'br' }
    : { bytes, encoding: null };
};

const NO_PRELOAD_IMAGE = 'data:,';

const compress = promisify(brotliCompress);
/** Quality 5 takes some 2 ms off the main thread and makes the page 2 kB larger than the build's. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Page {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: string | null;
}

const readPage = async (context: Context, file: string): Promise<Page | null> => {
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = encodings.find(({ name }) => accepted.includes(name));
  const compressed = encoding && (await read(file + encoding.suffix));
  if (compressed) return { bytes: compressed, encoding: encoding.name };
  const plain = await read(file);
  return plain && { bytes: plain, encoding: null };
};

const read = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
