import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPENING_COOKIE } from '@nutricion/contract/opening';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The addresses of the pictures that a screen's address will show first; none for most. */
export type FirstPictures = (path: string) => readonly string[];

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
  firstPictures: FirstPictures,
): Promise<Response> => {
  const drawn = getCookie(context, OPENING_COOKIE) ? drawnPage(new URL(context.req.url)) : null;
  const page =
    (drawn && (await readPage(context, join(root, 'opening', drawn)))) ??
    (await readPage(context, join(root, 'index.html')));
  if (!page) return context.notFound();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    ...(drawn && pictureLinks(firstPictures(context.req.path))),
    ...(page.encoding && { 'content-encoding': page.encoding }),
  };
  return context.body(page.bytes, 200, headers);
};

/** The build's `prerender/opening-pages.tsx` writes these. Only a plain word becomes part of a file's name. */
const drawnPage = ({ pathname, searchParams }: URL): string | null => {
  if (pathname === '/') return searchParams.has('search') ? null : 'home.html';
  const [, area, id = ''] = pathname.split('/');
  if (area === 'product' || area === 'cart' || area === 'checkout') return `${area}.html`;
  return area === 'category' && /^[a-z]+$/.test(id) ? `category-${id}.html` : null;
};

/** So that the browser fetches them with the scripts, and not when these have learnt their names. */
const pictureLinks = (urls: readonly string[]): { link?: string } =>
  urls.length === 0
    ? {}
    : { link: urls.map((url) => `<${encodeURI(url)}>; rel=preload; as=image`).join(', ') };

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
