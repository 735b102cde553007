import type { Endpoints } from '@nutricion/contract/endpoints';
import type { CallOf, ResponseOf } from '@nutricion/contract/kit/endpoint';
import { cacheLater } from '../offline/cache-later.ts';
import { isCacheable } from '../offline/cacheable-calls.ts';
import type { CachedCopy } from '../offline/cached-responses.ts';
import { copiesSince, recordCopyShown } from '../offline/connection.ts';
import { accessToken, renewToken } from '../session/access-token.ts';
import { currentSession } from '../session/session-store.ts';
import { ApiProblem, exchange, type HttpRequest, OfflineError } from './http.ts';

/** The key of an endpoint in the contract: `GET /api/products/{id}`. */
export type CallKey = keyof Endpoints;
export type Input<K extends CallKey> = CallOf<Endpoints[K]>;
export type ApiResponse<K extends CallKey> = ResponseOf<Endpoints[K]>;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Never returns a cached copy, only the server's response. */
  readonly fresh?: boolean;
  /** Continues after the page is left. */
  readonly keepalive?: boolean;
  /** Milliseconds to wait where the default is too short. */
  readonly timeoutMs?: number;
}

type Arguments<K extends CallKey> =
  Record<never, never> extends Input<K>
    ? [input?: Input<K>, options?: CallOptions]
    : [input: Input<K>, options?: CallOptions];

/**
 * Calls an endpoint as the signed-in user. A token that is about to expire is renewed first; one that the server
 * refuses is renewed once. If the server can't be reached, calls that may be read offline return a cached copy, and
 * the offline banner says so. Throws `ApiProblem` (refused) or `OfflineError` (no response).
 */
export const call = async <K extends CallKey>(
  key: K,
  ...[input, options]: Arguments<K>
): Promise<ApiResponse<K>> => {
  const request = requestOf(key, (input ?? {}) as Parts, options);
  const response = isCacheable(key) && !options?.fresh ? sendOrReadCopy(request) : send(request);
  return (await response) as ApiResponse<K>;
};

const send = async (request: HttpRequest): Promise<unknown> => {
  const token = await accessToken();
  try {
    return await exchange({ ...request, token });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401 || token === null) throw error;
    const renewed = await renewToken(token);
    if (renewed === null) throw error;
    return exchange({ ...request, token: renewed });
  }
};

const sendOrReadCopy = async (request: HttpRequest): Promise<unknown> => {
  const { path } = request;
  const userId = currentSession()?.user.id ?? '';
  // A call has already timed out: return copies at once until the server responds again.
  const previousCopy = copiesSince.get() === null ? undefined : await copyOf(path);
  if (previousCopy !== undefined) return previousCopy;
  try {
    const response = await send(request);
    cacheLater({ userId, path, body: response, receivedAtMs: Date.now() });
    return response;
  } catch (error) {
    const copy = isUnreachable(error) ? await copyOf(path) : undefined;
    if (copy === undefined) throw error;
    return copy;
  }
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof OfflineError ||
  (error instanceof ApiProblem && error.status >= 502 && error.status <= 504);

type RespondOffline = (path: string) => Promise<CachedCopy | null>;
let loadRespondOffline: (() => Promise<RespondOffline>) | null = null;

/**
 * Registers the loader of the code that reads cached responses. It is loaded when the first call fails, so that it
 * isn't in the first load.
 */
export const setRespondOffline = (load: () => Promise<RespondOffline>): void => {
  loadRespondOffline = load;
};

const copyOf = async (path: string): Promise<unknown> => {
  try {
    const respondOffline = await loadRespondOffline?.();
    const copy = await respondOffline?.(path);
    if (copy) recordCopyShown(copy.savedAtMs);
    return copy?.body;
  } catch {
    // That code can't be loaded either, so this device has nothing cached.
    return undefined;
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
    keepalive: options?.keepalive,
    timeoutMs: options?.timeoutMs,
    ...(parts.headers && { headers: parts.headers }),
  };
};

const queryOf = (query: Parts['query']): string => {
  const definedParams = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return definedParams.length === 0 ? '' : `?${new URLSearchParams(definedParams)}`;
};
