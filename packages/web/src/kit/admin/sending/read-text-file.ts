import { ApiProblem, OfflineError } from '../../api/http.ts';
import { accessToken } from '../../session/access-token.ts';

/** Twenty thousand rows take a while. */
const TIMEOUT_MS = 180_000;

/** Asks the API for what isn't JSON, or sends it such. Throws `ApiProblem` or `OfflineError`. */
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

/** A file of the API as text, with the mark by which spreadsheets know that accents are UTF-8: reading it takes it off. */
export const readTextFile = async (path: string): Promise<string> =>
  `\ufeff${await (await fileCall(path)).text()}`;

/** A proxy may answer in something else than the shop's words. */
const UNREADABLE_PROBLEM: ApiProblem['problem'] = {
  type: 'about:blank',
  title: 'Algo salió mal',
  status: 500,
  detail: 'Algo salió mal de nuestro lado. Intenta de nuevo.',
};
