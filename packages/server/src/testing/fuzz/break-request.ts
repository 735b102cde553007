import { gzipSync } from 'node:zlib';
import type { Random } from '@nutricion/domain/kit/random';
import type { Sender } from '../whole-shop.ts';
import { sendersWithout } from './check-access.ts';
import { hostileTo, MISSING } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import type { ValidRequest } from './valid-request.ts';

/** What is sent, and what is wrong with it. */
export interface Attempt {
  readonly key: string;
  readonly fault: string;
  readonly as: Sender;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Breaks one thing of a valid request when it is sent, since another request may be valid by then. */
export type Break = (valid: ValidRequest) => Attempt;

/** Every way to break a request of this operation, one at a time. */
export const breaksOf = (operation: Operation, like: ValidRequest, random: Random): readonly Break[] => [
  ...wrongSenders(operation),
  ...brokenFields(operation, like),
  ...brokenOnTheWire(operation, random),
];

/** Valid, but sent by a caller without access. */
function* wrongSenders(operation: Operation): Generator<Break> {
  for (const as of sendersWithout(operation.access))
    yield (valid) => toAttempt(operation, { ...valid, as }, `sent by ${as}`);
}

/** The request with one field broken in each of the ways, one at a time. */
function* brokenFields(operation: Operation, like: ValidRequest): Generator<Break> {
  for (const { path, good, isNamed } of fieldsOf(operation, like))
    for (const [name, value] of hostileTo(good)) {
      // Outside the body every value is text; a path without its parameter is another path.
      if (path[0] !== 'body' && (typeof value === 'object' || typeof value === 'boolean')) continue;
      if (path[0] === 'params' && (value === MISSING || value === '')) continue;
      if (value === MISSING && !isNamed) continue;
      yield (valid) =>
        toAttempt(operation, replaced(valid, path, value) as ValidRequest, `${path.join('.')}: ${name}`);
    }
}

/** The request put on the wire as it shouldn't be. */
function* brokenOnTheWire(operation: Operation, random: Random): Generator<Break> {
  const changed =
    (fault: string, change: (good: Attempt) => Partial<Attempt>): Break =>
    (valid) => {
      const good = toAttempt(operation, valid, fault);
      return { ...good, ...change(good) };
    };
  const withHeader = (fault: string, name: string, value: string) =>
    changed(fault, ({ headers }) => ({ headers: { ...headers, [name]: value } }));
  const withQuery = ({ url }: Attempt) => `${url}${url.includes('?') ? '&' : '?'}`;
  yield withHeader('a huge header', 'x-nada', 'a'.repeat(60_000));
  yield withHeader('a broken authorization', 'authorization', 'Bearer ..');
  yield changed('a percent sign alone', (good) => ({ url: `${withQuery(good)}a=%&%ff=%c3%28` }));
  for (const { name } of operation.parameters.filter((each) => each.in === 'query'))
    yield changed(`${name} twice`, (good) => ({ url: `${withQuery(good)}${name}=1&${name}=2&${name}[]=3` }));
  if (operation.method === 'GET') return;
  const cut = random();
  for (const [fault, broken] of Object.entries(brokenBodies))
    yield changed(fault, ({ body }) => ({ body: broken(body, cut) }));
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ])
    yield withHeader(`sent as «${type}»`, 'content-type', type);
  yield withHeader('said to be gzip', 'content-encoding', 'gzip');
}

/** The body's bytes, or its text where that is easier to break. */
const bytesOf = (body: Attempt['body']): Buffer => Buffer.from(body ?? '');
const textOf = (body: Attempt['body']): string => bytesOf(body).toString();

const brokenBodies: Readonly<Record<string, (good: Attempt['body'], cut: number) => Attempt['body']>> = {
  'an empty body': () => '',
  'no body': () => undefined,
  'a body cut off': (good, cut) => new Uint8Array(bytesOf(good).subarray(0, cut * bytesOf(good).length)),
  'a body with something behind it': (good) => new Uint8Array([...bytesOf(good), 0x7d]),
  'a byte order mark': (good) => `\uFEFF${textOf(good)}`,
  'a body that is no UTF-8': (good) => new Uint8Array([...bytesOf(good), 0xff, 0xc3, 0x28]),
  'a text that is no UTF-8': (good) =>
    new Uint8Array(Buffer.from(textOf(good).replace(/:"/, ':"\u00ff'), 'latin1')),
  'UTF-16': (good) => new Uint8Array(Buffer.from(textOf(good), 'utf16le')),
  'no JSON': () => 'name=Ana&email=a%40b',
  'a list': (good) => `[${textOf(good)}]`,
  'a text': (good) => JSON.stringify(textOf(good)),
  null: () => 'null',
  'a number': () => '1e400',
  'a field twice': (good) => textOf(good).replace('{', '{"__proto__":1,"__proto__":{"a":1},'),
  'a body of 300 kB': () => HUGE,
  'a deep body': () => DEEP,
  compressed: (good) => new Uint8Array(gzipSync(bytesOf(good))),
};

const HUGE = JSON.stringify({ a: 'a'.repeat(300_000) });
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

interface Field {
  readonly path: readonly (string | number)[];
  /** What it holds in the valid request. */
  readonly good: unknown;
  /** A field of an object, not a place in a list. */
  readonly isNamed: boolean;
}

/** Every field of the request, nested ones and omitted parameters included. */
const fieldsOf = (operation: Operation, request: ValidRequest): readonly Field[] => [
  ...operation.parameters.map(({ in: place, name }) => {
    const part = place === 'path' ? 'params' : place === 'query' ? 'query' : 'headers';
    return { path: [part, name], good: request[part][name], isNamed: true };
  }),
  ...fieldsWithin(request.body, ['body']),
];

const fieldsWithin = (value: unknown, path: Field['path']): readonly Field[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isNamed = !Array.isArray(value);
  // The first entry of a list stands for the others.
  const entries = isNamed ? Object.entries(value) : Object.entries(value).slice(0, 1);
  return entries.flatMap(([name, inner]) => [
    { path: [...path, name], good: inner, isNamed },
    ...fieldsWithin(inner, [...path, name]),
  ]);
};

const replaced = (value: unknown, [first, ...rest]: Field['path'], by: unknown): unknown => {
  if (first === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === String(first) ? replaced(item, rest, by) : item));
  const { [first]: inner, ...others } = (value ?? {}) as Record<string, unknown>;
  const changed = replaced(inner, rest, by);
  return changed === MISSING ? others : { ...others, [first]: changed };
};

export const toAttempt = (
  { key, method, path }: Operation,
  request: ValidRequest,
  fault = 'nothing',
): Attempt => {
  const { params, query, headers, body, file, as } = request;
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(String(params[name])));
  return {
    key,
    fault,
    as,
    method,
    url: search.size === 0 ? filled : `${filled}?${search}`,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
    },
    body: file?.bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
  };
};

/** Dots alone would be resolved as a path, and half a UTF-16 pair can't be encoded. */
const written = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

/** Headers hold bytes: what no client could send is left out. */
const headerText = (value: unknown): string => String(value).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
