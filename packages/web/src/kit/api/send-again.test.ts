import { expect, it } from 'vitest';
import { ApiProblem, OfflineError } from './http.ts';
import { sendAgain } from './send-again.ts';

const problem = (status: number, retryAfterSeconds?: number) =>
  new ApiProblem({ type: '/problemas/ocupado', title: '', detail: '', status, retryAfterSeconds });

/** Sends to a shop that fails in turn with these, by a clock of its own. */
const sending = async (first: unknown, failures: readonly unknown[]) => {
  let nowMs = 0;
  let sent = 0;
  const outcome = await sendAgain(
    first,
    async () => {
      const failure = failures[sent];
      sent += 1;
      if (failure) throw failure;
      return 'placed';
    },
    {
      nowMs: () => nowMs,
      wait: async (ms) => {
        nowMs += ms;
      },
    },
  ).catch((error: unknown) => error);
  return { outcome, sent, nowMs };
};

it('sends again after what Retry-After says, or a second, until it is answered', async () => {
  expect(await sending(problem(503, 2), [problem(502), problem(503, 1)])).toEqual({
    outcome: 'placed',
    sent: 3,
    nowMs: 4_000,
  });
});

it('gives up after thirty seconds with the last failure', async () => {
  const last = problem(503, 60);
  const { outcome, nowMs } = await sending(problem(503, 60), Array(20).fill(last));
  expect(outcome).toBe(last);
  expect(nowMs).toBe(30_000);
});

it('doesn’t send again what was refused, what failed otherwise, or what got no response', async () => {
  for (const failure of [problem(422), problem(500), problem(429, 1), new OfflineError()])
    expect(await sending(failure, [])).toEqual({ outcome: failure, sent: 0, nowMs: 0 });
  const refusal = problem(409);
  expect(await sending(problem(503), [refusal])).toMatchObject({ outcome: refusal, sent: 1 });
});
