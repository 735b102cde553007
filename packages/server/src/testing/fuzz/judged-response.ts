import type { Access } from '@nutricion/contract/kit/endpoint';
import type { Attempt } from './break-request.ts';
import { faultOfAccess } from './judge-access.ts';
import { faultOfAnswer } from './judge-answer.ts';

export interface Judged {
  /** What is wrong with the response, and what was sent; null: nothing. */
  readonly fault: string | null;
  readonly status: number;
  readonly text: string;
}

/** Far longer than any answer takes, also on a busy machine. */
const SLOW_MS = 60_000;

/** What `send` is answered, and whether that is as it should be. */
export const judgedResponse = async (
  send: () => Promise<Response>,
  access: Access,
  attempt: Attempt,
): Promise<Judged> => {
  const judged = (fault: string | null, status: number, text: string): Judged => ({
    fault: fault && `${fault.slice(0, MOST_LETTERS)}\n${written(attempt)}`,
    status,
    text,
  });
  const startedMs = performance.now();
  try {
    const response = await send();
    const { status } = response;
    const text = await response.text();
    const tookMs = performance.now() - startedMs;
    const slow = tookMs > SLOW_MS ? `took ${Math.round(tookMs)} ms` : null;
    const fault = faultOfAnswer(attempt.key, response, text) ?? faultOfAccess(access, attempt.as, status);
    return judged(fault ?? slow, status, text);
  } catch (error) {
    return judged(`threw ${error instanceof Error ? error.stack : error}`, 0, '');
  }
};

const MOST_LETTERS = 600;

/** A request as a person can send it again. */
const written = ({ key, fault, as, method, url, headers, body }: Attempt): string =>
  [
    `  ${key} with ${fault}, as ${typeof as === 'object' ? 'an account of its own' : as}: ${method} ${url}`,
    `  ${JSON.stringify(headers)}`,
    `  ${Buffer.from(body ?? '').toString()}`,
  ]
    .map((line) => line.slice(0, MOST_LETTERS))
    .join('\n');
