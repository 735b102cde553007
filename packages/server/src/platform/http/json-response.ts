import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** Below this the headers weigh as much as compression saves. */
const MIN_COMPRESSED_CHARACTERS = 2_048;
/** From here on compression takes milliseconds and runs off the main thread. */
const OFFLOADED_CHARACTERS = 65_536;

const gzipInPool = promisify(gzip);

/** Responds with JSON, compressed if the client accepts it and the text is long enough. */
export const jsonResponse = async (context: Context, text: string, status: number): Promise<Response> => {
  const isPlain = text.length < MIN_COMPRESSED_CHARACTERS || !acceptsGzip(context);
  if (isPlain) return new Response(text, { status, headers: JSON_HEADERS });
  const body = text.length < OFFLOADED_CHARACTERS ? gzipSync(text) : await gzipInPool(text);
  return new Response(body, { status, headers: GZIP_HEADERS });
};

const acceptsGzip = (context: Context): boolean =>
  /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(context.req.header('accept-encoding') ?? '');

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding',
};
const GZIP_HEADERS = { ...JSON_HEADERS, 'content-encoding': 'gzip' };
