import type { Access } from '@nutricion/contract/kit/endpoint';
import type { Attempt } from './break-request.ts';
import { accessFault } from './check-access.ts';
import { responseFault } from './check-response.ts';

export interface CheckedResponse {
  /** What is wrong with the response, and what was sent; null: nothing. */
  readonly fault: string | null;
  readonly status: number;
  readonly text: string;
}

/** Far longer than any response takes, also on a busy machine; ms. */
const SLOW_MS = 60_000;

/** What `send` is answered, and whether that is as it should be. */
export const checkedResponse = async (
  send: () => Promise<Response>,
  access: Access,
  attempt: Attempt,
): Promise<CheckedResponse> => {
  const checked = (fault: string | null, status: number, text: string): CheckedResponse => ({
    fault: fault && `${fault.slice(0, MAX_PRINTED_CHARACTERS)}\n${written(attempt)}`,
    status,
    text,
  });
  const startedMs = performance.now();
  try {
    const response = await send();
    const { status } = response;
    const text = await response.text();
    const durationMs = performance.now() - startedMs;
    const slow = durationMs > SLOW_MS ? `took ${Math.round(durationMs)} ms` : null;
    const fault = responseFault(attempt.key, response, text) ?? accessFault(access, attempt.as, status);
    return checked(fault ?? slow, status, text);
  } catch (error) {
    return checked(`threw ${error instanceof Error ? error.stack : error}`, 0, '');
  }
};

const MAX_PRINTED_CHARACTERS = 600;

/** A request as a person can send it again. */
const written = ({ key, fault, as, method, url, headers, body }: Attempt): string =>
  [
    `  ${key} with ${fault}, as ${typeof as === 'object' ? 'an account of its own' : as}: ${method} ${url}`,
    `  ${JSON.stringify(headers)}`,
    `  ${Buffer.from(body ?? '').toString()}`,
  ]
    .map((line) => line.slice(0, MAX_PRINTED_CHARACTERS))
    .join('\n');
