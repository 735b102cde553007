import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FIRST_IMAGES, HUE_TOKEN, imageToken, PRERENDER_COOKIE } from '@nutricion/contract/kit/prerender';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** A product's picture, and the category whose colour is its ground. */
export interface PreloadImage {
  readonly url: string;
  readonly categoryId: string | null;
}

/** The pictures that a screen's address will show first; none for most. */
export type PreloadImages = (path: string) => readonly PreloadImage[];

/** Best first: the build has written each page in these encodings beside itself. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * The HTML of a screen: `index.html`, or, for somebody who is signed in, the page drawn ahead for this
 * address. Asked for again each time, for it names the newest scripts.
 */
export const screenPage = async (
  context: Context,
  root: string,
  preloadImages: PreloadImages,
): Promise<Response> => {
  const drawn = getCookie(context, PRERENDER_COOKIE) === '1' ? drawnPage(new URL(context.req.url)) : null;
  // Filtered or in another order, a list begins with others.
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

/** The build's `prerender/prerendered-pages.tsx` writes these. Only a plain word becomes part of a file's name. */
const drawnPage = ({ pathname, searchParams }: URL): string | null => {
  if (pathname === '/') return searchParams.has('search') ? null : 'home.html';
  const [, area, id = ''] = pathname.split('/');
  if (area === 'product' || area === 'cart' || area === 'checkout') return `${area}.html`;
  return area === 'category' && /^[a-z]+$/.test(id) ? `category-${id}.html` : null;
};

/** So that the browser fetches them with the scripts, and not when these have learnt their names. */
const preloadLinks = (images: readonly PreloadImage[]): { link?: string } =>
  images.length === 0
    ? {}
    : { link: images.map(({ url }) => `<${written(url)}>; rel=preload; as=image`).join(', ') };

/** An address as a header and an attribute can hold it; what is written so already stays. */
const written = (url: string): string => encodeURI(url).replaceAll('%25', '%');

/** The page drawn ahead, with the pictures of this address in it; a tile without one stays empty. */
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
/** Some 2 ms beside the server's own thread, for 2 kB more than the build makes of it. */
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
