import { accept, refuse } from '@nutricion/domain/kit/result';
import { expect, it } from 'vitest';
import { connectPatiently } from './connect-patiently.ts';
import type { OpenedDatabase } from './open-any-database.ts';
import type { StartRefusal } from './start-refusal.ts';

const address = { url: '', ownerUrl: '', stop: async () => {} };
const opened = {} as OpenedDatabase;

/** Connects by a clock of its own, to a database that refuses in turn as given and then opens. */
const connectingTo = async (refusals: readonly StartRefusal[], limitMs: number) => {
  let nowMs = 0;
  let tries = 0;
  const sentences: string[] = [];
  const result = await connectPatiently(address, {
    limitMs,
    print: (text) => sentences.push(text),
    nowMs: () => nowMs,
    wait: async (ms) => {
      nowMs += ms;
    },
    connect: async () => {
      const refusal = refusals[tries];
      tries += 1;
      return refusal ? refuse(refusal) : accept(opened);
    },
  });
  return { result, tries, sentences };
};
const away: StartRefusal = { kind: 'database-unreachable', cause: 'ECONNREFUSED' };
const times = (count: number, refusal: StartRefusal) => Array.from({ length: count }, () => refusal);

it('waits for a database that is away, starting or read-only, and says so every ten seconds', async () => {
  const refusals: StartRefusal[] = [
    ...times(10, away),
    { kind: 'database-unreachable', cause: '57P03' },
    ...times(10, { kind: 'database-read-only' }),
  ];
  const { result, tries, sentences } = await connectingTo(refusals, 60_000);
  expect(result).toEqual(accept(opened));
  expect(tries).toBe(22);
  expect(sentences).toHaveLength(3);
  expect(sentences[2]).toContain('solo deja leer');
});

it('gives up at the limit with the last reason, and at once without one', async () => {
  expect(await connectingTo(times(100, away), 20_000)).toMatchObject({ result: refuse(away), tries: 21 });
  expect(await connectingTo(times(100, away), 0)).toMatchObject({ tries: 1, sentences: [] });
});

it('doesn’t wait for what waiting won’t change', async () => {
  const wrong: StartRefusal = { kind: 'database-unreachable', cause: '28P01' };
  expect(await connectingTo([wrong], 60_000)).toMatchObject({ result: refuse(wrong), tries: 1 });
});
