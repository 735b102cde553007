import { gzipSync } from 'node:zlib';
import type { Random } from '@nutricion/domain/random';
import { hostileTo, MISSING } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import type { ValidRequest } from './valid-request.ts';

/** What is sent, and what is wrong with it. */
export interface Attempt {
  readonly key: string;
  readonly fault: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Put together when it is sent: a round of them all would fill the memory. */
export type Draft = () => Attempt;

/** The request as it is, nothing broken. */
export const whole =
  (operation: Operation, request: ValidRequest): Draft =>
  () =>
    attempt(operation, request, 'nothing');

/** The request with one field broken in each of the ways, one at a time. */
export function* brokenFields(operation: Operation, request: ValidRequest): Generator<Draft> {
  for (const { path, good, isNamed } of fieldsOf(operation, request))
    for (const [name, value] of hostileTo(good)) {
      // What isn't in the body is text on its way; a path without its part is another path.
      if (path[0] !== 'body' && (typeof value === 'object' || typeof value === 'boolean')) continue;
      if (path[0] === 'params' && (value === MISSING || value === '')) continue;
      if (value === MISSING && !isNamed) continue;
      yield () =>
        attempt(operation, replaced(request, path, value) as ValidRequest, `${path.join('.')}: ${name}`);
    }
}

/** The request put on the wire as it shouldn't be. */
export function* brokenOnTheWire(
  operation: Operation,
  request: ValidRequest,
  random: Random,
): Generator<Draft> {
  const good = attempt(operation, request, '');
  const changed =
    (fault: string, change: Partial<Attempt>): Draft =>
    () => ({ ...good, fault, ...change });
  const query = good.url.includes('?') ? '&' : '?';
  yield changed('a huge header', { headers: { ...good.headers, 'x-nada': 'a'.repeat(60_000) } });
  yield changed('a broken authorization', { headers: { ...good.headers, authorization: 'Bearer ..' } });
  yield changed('a percent sign alone', { url: `${good.url}${query}a=%&%ff=%c3%28` });
  for (const { name } of operation.parameters.filter((each) => each.in === 'query'))
    yield changed(`${name} twice`, { url: `${good.url}${query}${name}=1&${name}=2&${name}[]=3` });
  if (typeof good.body !== 'string') return;
  for (const [fault, body] of Object.entries(brokenBodies(good.body, random))) yield changed(fault, { body });
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ];
  for (const type of types)
    yield changed(`sent as «${type}»`, { headers: { ...good.headers, 'content-type': type } });
  yield changed('said to be gzip', { headers: { ...good.headers, 'content-encoding': 'gzip' } });
}

const brokenBodies = (good: string, random: Random): Readonly<Record<string, Attempt['body']>> => {
  const cut = Math.floor(random() * good.length);
  return {
    'an empty body': '',
    'no body': undefined,
    'a body cut off': good.slice(0, cut),
    'a body with something behind it': `${good}}`,
    'a byte order mark': `\uFEFF${good}`,
    'a body that is no UTF-8': new Uint8Array([...Buffer.from(good), 0xff, 0xc3, 0x28]),
    'a text that is no UTF-8': new Uint8Array(Buffer.from(good.replace(/:"/, ':"\u00ff'), 'latin1')),
    'UTF-16': new Uint8Array(Buffer.from(good, 'utf16le')),
    'no JSON': 'name=Ana&email=a%40b',
    'a list': `[${good}]`,
    'a text': JSON.stringify(good),
    null: 'null',
    'a number': '1e400',
    'a field twice': good.replace('{', '{"__proto__":1,"__proto__":{"a":1},'),
    'a body of 300 kB': HUGE,
    'a deep body': DEEP,
    compressed: new Uint8Array(gzipSync(good)),
  };
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

/** Every field of the request, those inside others too, and the parameters that it came without. */
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
  // The first of a list stands for the others.
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

const attempt = ({ key, method, path }: Operation, request: ValidRequest, fault: string): Attempt => {
  const { params, query, headers, body } = request;
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(String(params[name])));
  return {
    key,
    fault,
    method,
    url: search.size === 0 ? filled : `${filled}?${search}`,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
};

/** Dots alone would be taken for a way through folders, half a pair can't be written at all. */
const written = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');

/** Headers hold bytes: what no client could send is left out. */
const headerText = (value: unknown): string => String(value).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
