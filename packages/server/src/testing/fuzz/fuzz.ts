import { createHash } from 'node:crypto';
import { mulberry32, type Random } from '@nutricion/domain/kit/random';
import { accountCalls } from '../../accounts/routes.ts';
import { untilAnswered } from '../until-answered.ts';
import { type Attempt, type Break, breaksOf, toAttempt } from './break-request.ts';
import type { FuzzShop } from './fuzz-shop.builders.ts';
import type { Prepare } from './inputs/inputs.ts';
import { validInputs } from './inputs/valid-inputs.ts';
import { type Judged, judgedResponse } from './judged-response.ts';
import { knownValues } from './known-values.ts';
import { type Operation, operations } from './operations.ts';
import { drawRequest, type KnownValues, type ValidRequest, withGiven } from './valid-request.ts';
import { type FuzzWorld, openFuzzWorld } from './world/fuzz-world.ts';

interface FuzzOptions {
  readonly seed: number;
  /** How many requests, about; without it every way of breaking every operation once. */
  readonly runs?: number | undefined;
  /** One operation alone, which is sent the same as in a run of all with the same seed. */
  readonly only?: string | undefined;
}

/** An operation, and one way to a state that accepts it. */
interface Way {
  readonly operation: Operation;
  readonly number: number;
  readonly prepare: Prepare | undefined;
}

interface Fuzzed {
  readonly operations: readonly string[];
  readonly sent: number;
  /** Operations of which a valid request wasn't accepted, and what it was answered. */
  readonly refused: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

/** So many at once: a shop has more than one customer. */
const AT_ONCE = 8;
/** Valid requests of an operation at most, until one is accepted: what is optional may not go together. */
const VALID_DRAWS = 8;

/**
 * Sends a valid request of every operation, and then the same with one thing broken, each time in a state of the shop
 * that would have accepted it whole. The same seed sends the same requests, but for ids that the shop draws.
 */
export const fuzz = async (shop: FuzzShop, { seed, runs, only }: FuzzOptions): Promise<Fuzzed> => {
  const world = await openFuzzWorld(shop);
  const known = await knownValues(world);
  const all = operations(Object.keys(accountCalls)).filter(({ key }) => only === undefined || key === only);
  const refused = new Map<string, string>();
  const faults: string[] = [];
  let sent = 0;
  const send: Send = async ({ access }, attempt, how = { isPatient: false }) => {
    sent += 1;
    const sendOnce = () => shop.send(attempt, attempt.as);
    const judged = await judgedResponse(
      how.isPatient ? () => untilAnswered(sendOnce) : sendOnce,
      access,
      attempt,
    );
    if (judged.fault) faults.push(judged.fault);
    return judged;
  };
  const most = only === undefined ? runs : undefined;
  /** Of a round: less than all of it is the last. */
  let share = 1;
  for (let round = 0; round === 0 || (most !== undefined && share === 1 && sent < most); round++) {
    const jobs: Job[] = [];
    for (const way of inOrder(all).flatMap(waysOf)) {
      const random = randomOf(`${seed} ${round} ${way.operation.key} ${way.number}`);
      const { drawn, whole, refusal } = await untilAccepted(world, way, known, random, send);
      if (refusal !== null) refused.set(way.operation.key, refusal);
      jobs.push({ way, drawn, whole, breaks: shuffled(breaksOf(way.operation, whole, random), random) });
    }
    const total = jobs.reduce((sum, { breaks }) => sum + breaks.length, 0);
    if (most !== undefined) share = Math.min(1, Math.max(0, most - sent) / total);
    await sendAllBroken(world, jobs, share, send, faults);
  }
  return { operations: all.map(({ key }) => key), sent, refused, faults };
};

interface Job {
  readonly way: Way;
  /** Without what the state of the shop decides. */
  readonly drawn: ValidRequest;
  /** As it was accepted. */
  readonly whole: ValidRequest;
  readonly breaks: readonly Break[];
}

type Send = (
  operation: Operation,
  attempt: Attempt,
  how?: { readonly isPatient: boolean },
) => Promise<Judged>;

const METHODS = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'];
/** What makes something before what reads and what deletes it. */
const inOrder = (all: readonly Operation[]): readonly Operation[] =>
  all.toSorted((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method));

const waysOf = (operation: Operation): readonly Way[] =>
  [validInputs[operation.key]].flat().map((prepare, number) => ({ operation, number, prepare }));

/** Of its own for every way, so that one operation alone is sent the same. */
const randomOf = (text: string): Random =>
  mulberry32(createHash('sha256').update(text).digest().readUInt32LE());

const untilAccepted = async (world: FuzzWorld, way: Way, known: KnownValues, random: Random, send: Send) => {
  for (let draw = 1; ; draw++) {
    const drawn = drawRequest(way.operation, known, random);
    const whole = await prepared(world, way, drawn).catch((error: unknown) => `no state for it: ${error}`);
    if (typeof whole === 'string') return { drawn, whole: drawn, refusal: whole };
    const attempt = toAttempt(way.operation, whole);
    const { status, text } = await send(way.operation, attempt, { isPatient: true });
    const isAccepted = status < 400;
    if (isAccepted || draw === VALID_DRAWS)
      return { drawn, whole, refusal: isAccepted ? null : `${status} ${text.slice(0, MOST_LETTERS)}` };
  }
};

const MOST_LETTERS = 300;

/** In a state of the shop that accepts it. */
const prepared = async (
  world: FuzzWorld,
  { operation, prepare }: Way,
  drawn: ValidRequest,
): Promise<ValidRequest> => withGiven(operation, drawn, (await prepare?.(world)) ?? {});

/** That share of each operation's, several operations at once. */
const sendAllBroken = async (
  world: FuzzWorld,
  jobs: readonly Job[],
  share: number,
  send: Send,
  faults: string[],
) => {
  const work = async (queue: Iterable<Job>) => {
    for (const job of queue)
      await sendBroken(world, job, Math.round(job.breaks.length * share), send).catch((error: unknown) =>
        faults.push(`no state for ${job.way.operation.key}: ${error}`),
      );
  };
  // The longest first, so that none is left alone at the end.
  const longestFirst = jobs.toSorted((a, b) => b.breaks.length - a.breaks.length);
  const queue = longestFirst.filter((job) => !changesAll(job)).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
  await work(longestFirst.filter(changesAll));
};

/** What the whole shop goes by from then on: nothing else is sent beside it. */
const changesAll = ({ way }: Job): boolean => way.operation.key.startsWith('PUT /api/admin/settings/');

/** By then a token of it may be too old. */
const STATE_MS = 5 * 60_000;

/** Each on a request that is valid but for what is broken: once one was accepted after all, the state is another. */
const sendBroken = async (
  world: FuzzWorld,
  { way, drawn, whole, breaks }: Job,
  count: number,
  send: Send,
) => {
  // What is only read is as it was.
  let valid = way.operation.method === 'GET' ? whole : null;
  let preparedMs = performance.now();
  for (const broken of breaks.slice(0, count)) {
    if (valid === null || performance.now() - preparedMs > STATE_MS) {
      preparedMs = performance.now();
      valid = await prepared(world, way, drawn);
    }
    const { status } = await send(way.operation, broken(valid));
    if (status < 400 && way.operation.method !== 'GET') valid = null;
  }
};

const shuffled = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
