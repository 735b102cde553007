import type { IncomingMessage } from 'node:http';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Context } from 'hono';
import type { Refusal } from './refusal.ts';

/** A hundred lines, the largest order, are a twentieth of this. */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * The request's JSON, not validated; an empty object if the body is optional and missing. Refuses a body that isn't
 * declared as JSON, so that another site's page can't send one without a CORS preflight, and one that is too large,
 * without reading to its end.
 */
export const readJsonBody = async (
  context: Context,
  { isOptional = false } = {},
): Promise<Result<unknown, Refusal>> => {
  const header = (name: string) => context.req.header(name);
  if (Number(header('content-length')) > MAX_BODY_BYTES) return refuse({ kind: 'body-too-large' });
  const isDeclaredJson = isJson(header('content-type')) && !header('content-encoding');
  // Another type is read only to see whether the body is empty.
  if (!isDeclaredJson && !isOptional) return refuse({ kind: 'not-json' });
  const bytes = await readBytes(chunksOf(context));
  if (!bytes.ok) return bytes;
  if (isOptional && bytes.value.length === 0) return accept({});
  return isDeclaredJson ? parse(bytes.value) : refuse({ kind: 'not-json' });
};

/**
 * The request's body as text, byte for byte, because webhooks are signed that way. Refuses one that is too large
 * without reading to its end.
 */
export const readTextBody = async (context: Context): Promise<Result<string, Refusal>> => {
  if (Number(context.req.header('content-length')) > MAX_BODY_BYTES)
    return refuse({ kind: 'body-too-large' });
  const bytes = await readBytes(chunksOf(context));
  return bytes.ok ? accept(Buffer.from(bytes.value).toString()) : bytes;
};

const isJson = (contentType = ''): boolean => /^application\/json\s*(;|$)/i.test(contentType);

/** Directly from the socket if there is one, so that a body can be left half read. */
const chunksOf = (context: Context): AsyncIterable<Uint8Array> => {
  const incoming: IncomingMessage | undefined = context.env?.incoming;
  return incoming?.iterator({ destroyOnReturn: false }) ?? context.req.raw.body ?? nothing();
};

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The raw bytes of an uploaded file up to a maximum size. Refuses media types that aren't listed. */
export const readFileBody = async (
  context: Context,
  { types, maxBytes }: { readonly types: readonly string[]; readonly maxBytes: number },
): Promise<Result<Uint8Array, Refusal>> => {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type) || context.req.header('content-encoding'))
    return refuse({ kind: 'not-this-file', types });
  if (Number(context.req.header('content-length')) > maxBytes) return refuse({ kind: 'body-too-large' });
  return readBytes(chunksOf(context), maxBytes);
};

const readBytes = async (
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = MAX_BODY_BYTES,
): Promise<Result<Uint8Array, Refusal>> => {
  const read: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > maxBytes) return refuse({ kind: 'body-too-large' });
      read.push(chunk);
    }
  } catch {
    return refuse({ kind: 'client-gone' });
  }
  return accept(Buffer.concat(read));
};

const parse = (bytes: Uint8Array): Result<unknown, Refusal> => {
  try {
    return accept(JSON.parse(utf8.decode(bytes)));
  } catch {
    return refuse({ kind: 'malformed-json' });
  }
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
