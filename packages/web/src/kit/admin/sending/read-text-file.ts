import { ApiProblem, OfflineError } from '../../api/http.ts';
import { accessToken } from '../../session/access-token.ts';

/** Long enough for 20,000 rows. */
const TIMEOUT_MS = 180_000;

/** Fetches a response that isn't JSON, or sends such a body. Throws `ApiProblem` or `OfflineError`. */
export const fileCall = async (path: string, request: RequestInit = {}): Promise<Response> => {
  const token = await accessToken();
  const response = await fetch(path, {
    ...request,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json, text/csv',
      ...(request.body && { 'content-type': 'text/csv' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new OfflineError();
  });
  if (!response.ok) throw new ApiProblem(await response.json().catch(() => UNREADABLE_PROBLEM));
  return response;
};

/** A file as text with its UTF-8 byte order mark, which spreadsheets need for accents; `text()` would remove it. */
export const readTextFile = async (path: string): Promise<string> =>
  `\ufeff${await (await fileCall(path)).text()}`;

/** A proxy's error may not be JSON. */
const UNREADABLE_PROBLEM: ApiProblem['problem'] = {
  type: 'about:blank',
  title: 'Algo salió mal',
  status: 500,
  detail: 'Algo salió mal de nuestro lado. Intenta de nuevo.',
};
