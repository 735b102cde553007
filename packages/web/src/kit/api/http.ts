import type { Problem } from '@nutricion/contract/kit/problem';

/** The server refused the request; `problem` says why in Spanish, by field for a form. */
export class ApiProblem extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.status = problem.status;
  }
}

/** No response: no network, a dropped connection, or a timeout. The server may have done what was requested. */
export class OfflineError extends Error {
  /** The request timed out: the server may only have been slow. */
  readonly waitedInVain: boolean;

  constructor(waitedInVain = false) {
    super('No hay conexión. Revisa tu red e intenta de nuevo.');
    this.name = 'OfflineError';
    this.waitedInVain = waitedInVain;
  }
}

export interface HttpRequest {
  readonly method: string;
  /** Path and query, with the slash at the start. */
  readonly path: string;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Continues after the page is left. */
  readonly keepalive?: boolean | undefined;
  /** Milliseconds to wait where the default is too short. */
  readonly timeoutMs?: number | undefined;
}

/** Long enough for slow hospital Wi-Fi. */
const TIMEOUT_MS = 20_000;

/** Sends one JSON request to the server. Throws `ApiProblem` or `OfflineError`. */
export const exchange = async (request: HttpRequest): Promise<unknown> => {
  // Combined by hand because `AbortSignal.any` is missing on phones of four years ago.
  const abort = new AbortController();
  const stop = () => abort.abort();
  let waitedInVain = false;
  const timer = setTimeout(() => {
    waitedInVain = true;
    stop();
  }, request.timeoutMs ?? TIMEOUT_MS);
  request.signal?.addEventListener('abort', stop, { once: true });
  try {
    if (request.signal?.aborted) stop();
    const response = await fetch(request.path, {
      method: request.method,
      credentials: 'same-origin',
      headers: headersOf(request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      signal: abort.signal,
      keepalive: request.keepalive ?? false,
    });
    if (!response.ok) throw new ApiProblem(await problemOf(response));
    return response.status === 204 ? undefined : await response.json();
  } catch (error) {
    // An aborted request is no failure: the caller that aborted it gets the abort error.
    if (error instanceof ApiProblem || request.signal?.aborted) throw error;
    throw new OfflineError(waitedInVain);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
  }
};

const headersOf = ({ token, headers, body }: HttpRequest): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...headers,
});

const problemOf = async (response: Response): Promise<Problem> => {
  const fallback: Problem = {
    type: 'about:blank',
    title: 'Algo salió mal',
    status: response.status,
    detail: 'Algo salió mal de nuestro lado. Intenta de nuevo.',
  };
  const body: unknown = await response.json().catch(() => null);
  return isProblemBody(body) ? { ...fallback, ...body, status: response.status } : fallback;
};

const isProblemBody = (body: unknown): body is Partial<Problem> & { detail: string } =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string';
