import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** Below this the headers weigh as much as what is saved. */
const WORTH_CHARACTERS = 2_048;
/** From here on it takes milliseconds, in which others would wait. */
const ELSEWHERE_CHARACTERS = 65_536;

const gzipElsewhere = promisify(gzip);

/** JSON as an answer; compressed where whoever asks can read that and it is worth it. */
export const jsonResponse = async (context: Context, text: string, status: number): Promise<Response> => {
  const isPlain = text.length < WORTH_CHARACTERS || !takesGzip(context);
  if (isPlain) return new Response(text, { status, headers: JSON_HEADERS });
  const body = text.length < ELSEWHERE_CHARACTERS ? gzipSync(text) : await gzipElsewhere(text);
  return new Response(body, { status, headers: GZIP_HEADERS });
};

const takesGzip = (context: Context): boolean =>
  /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(context.req.header('accept-encoding') ?? '');

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding',
};
const GZIP_HEADERS = { ...JSON_HEADERS, 'content-encoding': 'gzip' };
