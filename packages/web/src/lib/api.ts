import type { AnswerOf, CallOf } from '@nutricion/contract/endpoint';
import type { Endpoints } from '@nutricion/contract/endpoints';
import { accessToken, renewToken } from './access-token.ts';
import { ApiProblem, exchange, type HttpRequest } from './http.ts';

/** `GET /api/products/{id}`: a call of the API, as the contract names it. */
export type CallKey = keyof Endpoints;
export type Input<K extends CallKey> = CallOf<Endpoints[K]>;
export type Answer<K extends CallKey> = AnswerOf<Endpoints[K]>;

interface CallOptions {
  readonly signal?: AbortSignal;
}

type Arguments<K extends CallKey> =
  Record<never, never> extends Input<K>
    ? [input?: Input<K>, options?: CallOptions]
    : [input: Input<K>, options?: CallOptions];

/**
 * Makes one call of the API as the signed-in user. A token that is about to end is renewed first, one
 * that the server refuses is renewed once. Throws `ApiProblem` (a refusal) or `OfflineError` (no answer).
 */
export const call = async <K extends CallKey>(
  key: K,
  ...[input, options]: Arguments<K>
): Promise<Answer<K>> => {
  const request = requestOf(key, (input ?? {}) as Parts, options);
  const token = await accessToken();
  try {
    return (await exchange({ ...request, token })) as Answer<K>;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401 || token === null) throw error;
    const renewed = await renewToken(token);
    if (renewed === null) throw error;
    return (await exchange({ ...request, token: renewed })) as Answer<K>;
  }
};

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const requestOf = (key: CallKey, parts: Parts, options?: CallOptions): HttpRequest => {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ''),
  );
  return {
    method,
    path: path + queryOf(parts.query),
    body: parts.body,
    signal: options?.signal,
    ...(parts.headers && { headers: parts.headers }),
  };
};

const queryOf = (query: Parts['query']): string => {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};
