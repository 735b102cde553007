import { randomUUID } from 'node:crypto';
import type { BatchJson } from '../../packages/contract/src/fulfilment/picking.ts';
import { percentile } from '../percentile.ts';
import { type Burst, jsonOf } from './bursts.ts';
import type { Load } from './load.ts';

/** A picker's calls one after the other: a batch of six orders, and an action for each line. */
export const pickingBurstsOn = (url: string, token: string): readonly Burst[] => {
  const post = async <T>(path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/api/admin/picking/batches${path}`, {
      method: 'POST',
      headers: jsonOf(token),
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const open = async (): Promise<BatchJson> => post('', { ...(await fullestWindow(url, token)), bags: 6 });
  const act = (batch: BatchJson, action: object) =>
    post(`/${batch.id}/actions`, { actions: [{ id: randomUUID(), ...action }] });

  const pickAll = async (batch: BatchJson, taps: number[]): Promise<void> => {
    for (const { key, due } of batch.lines)
      await timed(taps, () => act(batch, { kind: 'pick', line: key, units: due }));
    for (const { number } of batch.bags) {
      await act(batch, { kind: 'check', bag: number });
      await post(`/${batch.id}/bags/${number}/ready`);
    }
  };
  return [
    {
      what: 'batch of six opened',
      connections: 1,
      bytes: null,
      run: async (seconds) => {
        const opened: number[] = [];
        await during(seconds, async () => {
          const batch = await timed(opened, open);
          await post(`/${batch.id}/return`);
        });
        return loadOf(opened);
      },
    },
    {
      what: 'tap of a picker',
      connections: 1,
      bytes: null,
      run: async (seconds) => {
        const taps: number[] = [];
        await during(seconds, async () => pickAll(await open(), taps));
        return loadOf(taps);
      },
    },
  ];
};

/** The day and window that most orders wait in. */
const fullestWindow = async (url: string, token: string): Promise<{ date: string; window: string }> => {
  const answer = await fetch(`${url}/api/admin/picking`, { headers: jsonOf(token) });
  const { windows } = (await answer.json()) as {
    windows: { date: string; window: string; orders: number }[];
  };
  const fullest = windows.toSorted((a, b) => b.orders - a.orders)[0];
  if (!fullest) throw new Error('no order waits to be picked');
  return { date: fullest.date, window: fullest.window };
};

const timed = async <T>(times: number[], work: () => Promise<T>): Promise<T> => {
  const startedMs = performance.now();
  const value = await work();
  times.push(performance.now() - startedMs);
  return value;
};

const during = async (seconds: number, work: () => Promise<void>): Promise<void> => {
  const endMs = performance.now() + seconds * 1000;
  do await work();
  while (performance.now() < endMs);
};

const loadOf = (times: readonly number[]): Load => ({
  requestsPerSecond: Math.round((1000 * times.length) / times.reduce((sum, ms) => sum + ms, 0)),
  p50Ms: Math.round(percentile(times, 50)),
  p99Ms: Math.round(percentile(times, 99)),
  failures: 0,
});
