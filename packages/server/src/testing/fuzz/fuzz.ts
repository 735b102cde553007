import { mulberry32, type Random } from '@nutricion/domain/random';
import { accountCalls } from '../../features/accounts/routes.ts';
import type { Person, WholeShop } from '../whole-shop.ts';
import { type Attempt, brokenFields, brokenOnTheWire, type Draft, whole } from './break-request.ts';
import { faultOfAnswer } from './judge-answer.ts';
import { knownValues } from './known-values.ts';
import { type Operation, operations } from './operations.ts';
import { type KnownValues, validRequest } from './valid-request.ts';

export interface Fuzzed {
  readonly operations: number;
  readonly sent: number;
  /** Operations of which no valid request was taken. */
  readonly untaken: readonly string[];
  readonly faults: readonly string[];
}

/** So many at once: a shop has more than one customer. */
const AT_ONCE = 8;
/** Valid requests of each operation in a round: one alone is taken or not by the luck of its draw. */
const VALID_DRAWS = 4;
/** Far longer than any answer takes, also on a busy machine. */
const SLOW_MS = 10_000;

/**
 * Sends valid requests of every operation, and the same with one thing broken: one round of them all, or as
 * many as `runs`. The same seed sends the same requests.
 */
export const fuzz = async (
  shop: WholeShop,
  { runs, seed }: { readonly runs?: number | undefined; readonly seed: number },
): Promise<Fuzzed> => {
  const known = await knownValues(shop);
  const random = mulberry32(seed);
  const all = operations(Object.keys(accountCalls));
  const taken = new Set<string>();
  const faults: string[] = [];
  let sent = 0;
  const sendAll = async (queue: Iterable<Drawn>): Promise<void> => {
    for (const { attempt, person } of queue) {
      if (sent === runs) return;
      sent += 1;
      const { fault, isTaken } = await send(shop, attempt, person);
      if (isTaken && attempt.fault === 'nothing') taken.add(attempt.key);
      if (fault) faults.push(`${attempt.key} as ${person}, ${attempt.fault}: ${fault.slice(0, 300)}`);
    }
  };
  do {
    for (let draw = 1; draw < VALID_DRAWS; draw++) await sendAll(drawRound(all, known, random).valid);
    const { valid, broken } = drawRound(all, known, random);
    await sendAll(valid);
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(broken)));
  } while (runs !== undefined && sent < runs);
  return {
    operations: all.length,
    sent,
    untaken: all.map(({ key }) => key).filter((key) => !taken.has(key)),
    faults,
  };
};

interface Drawn {
  readonly attempt: Attempt;
  readonly person: Person;
}

interface Round {
  /** A valid request of every operation: what makes something before what reads and what deletes it. */
  readonly valid: Iterable<Drawn>;
  /** Every way of breaking one, in the seed's order. */
  readonly broken: Iterable<Drawn>;
}

const METHODS = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'];

const drawRound = (all: readonly Operation[], known: KnownValues, random: Random): Round => {
  const requests = all
    .map((operation) => ({ operation, request: validRequest(operation, known, random) }))
    .toSorted((a, b) => METHODS.indexOf(a.operation.method) - METHODS.indexOf(b.operation.method));
  const broken = requests.flatMap(({ operation, request }) => [
    ...brokenFields(operation, request),
    ...brokenOnTheWire(operation, request, random),
  ]);
  return {
    valid: drawn(
      requests.map(({ operation, request }) => whole(operation, request)),
      random,
    ),
    broken: drawn(shuffled(broken, random), random),
  };
};

function* drawn(drafts: readonly Draft[], random: Random): Generator<Drawn> {
  for (const draft of drafts) {
    const attempt = draft();
    yield { attempt, person: personFor(attempt, random) };
  }
}

/** Mostly somebody who may, for what refuses everybody else is short. */
const personFor = (attempt: Attempt, random: Random): Person => {
  const draw = attempt.fault === 'nothing' ? 1 : random();
  if (draw < 0.05) return 'anonymous';
  const isAdmins = attempt.key.includes('/api/admin/');
  return draw < 0.1 === isAdmins ? 'customer' : 'admin';
};

const shuffled = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

const send = async (
  shop: WholeShop,
  attempt: Attempt,
  person: Person,
): Promise<{ readonly fault: string | null; readonly isTaken: boolean }> => {
  const startedMs = performance.now();
  try {
    const response = await shop.send(attempt, person);
    const fault = await faultOfAnswer(attempt.key, response);
    const tookMs = performance.now() - startedMs;
    const slow = tookMs > SLOW_MS ? `took ${Math.round(tookMs)} ms` : null;
    return { fault: fault ?? slow, isTaken: response.ok };
  } catch (error) {
    return { fault: `threw ${error instanceof Error ? error.stack : error}`, isTaken: false };
  }
};
