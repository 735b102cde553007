import { createHash } from 'node:crypto';
import { mulberry32, type Random } from '@nutricion/domain/kit/random';
import { accountCalls } from '../../accounts/routes.ts';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { type Attempt, type Break, breaksOf, toAttempt } from './break-request.ts';
import { type CheckedResponse, checkedResponse } from './checked-response.ts';
import type { FuzzShop } from './fuzz-shop.builders.ts';
import type { Prepare } from './inputs/inputs.ts';
import { validInputs } from './inputs/valid-inputs.ts';
import { type Operation, operations } from './operations.ts';
import { sampleValues } from './sample-values.ts';
import { type SampleValues, sampleRequest, type ValidRequest, withFixedValues } from './valid-request.ts';
import { type FuzzFixture, openFuzzFixture } from './world/fuzz-fixture.ts';

interface FuzzOptions {
  readonly seed: number;
  /** The approximate number of requests; without it every way of breaking every operation once. */
  readonly runs?: number | undefined;
  /** One operation alone, which is sent the same as in a run of all with the same seed. */
  readonly only?: string | undefined;
}

/** An operation, and one way to reach a state that accepts it. */
interface OperationCase {
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

/** Parallel requests, as with several customers. */
const CONCURRENT_REQUESTS = 8;
/** Valid requests of an operation at most, until one is accepted: what is optional may not go together. */
const VALID_DRAWS = 8;

/**
 * Sends a valid request of every operation, and then the same with one thing broken, each in a state that would
 * have accepted it. The same seed sends the same requests, except for ids that the server generates.
 */
export const fuzz = async (shop: FuzzShop, { seed, runs, only }: FuzzOptions): Promise<Fuzzed> => {
  const fuzzFixture = await openFuzzFixture(shop);
  const samples = await sampleValues(fuzzFixture);
  const all = operations(Object.keys(accountCalls)).filter(({ key }) => only === undefined || key === only);
  const refused = new Map<string, string>();
  const faults: string[] = [];
  let sent = 0;
  const send: Send = async ({ access }, attempt, how = { isPatient: false }) => {
    sent += 1;
    const sendOnce = () => shop.send(attempt, attempt.as);
    const checked = await checkedResponse(
      how.isPatient ? () => retryWhileBusy(sendOnce) : sendOnce,
      access,
      attempt,
    );
    if (checked.fault) faults.push(checked.fault);
    return checked;
  };
  const limit = only === undefined ? runs : undefined;
  /** Of a round: less than all of it is the last. */
  let share = 1;
  for (let round = 0; round === 0 || (limit !== undefined && share === 1 && sent < limit); round++) {
    const jobs: Job[] = [];
    for (const operationCase of inOrder(all).flatMap(operationCasesOf)) {
      const random = randomOf(`${seed} ${round} ${operationCase.operation.key} ${operationCase.number}`);
      const { sample, whole, refusal } = await untilAccepted(
        fuzzFixture,
        operationCase,
        samples,
        random,
        send,
      );
      if (refusal !== null) refused.set(operationCase.operation.key, refusal);
      jobs.push({
        operationCase,
        sample,
        whole,
        breaks: shuffled(breaksOf(operationCase.operation, whole, random), random),
      });
    }
    const total = jobs.reduce((sum, { breaks }) => sum + breaks.length, 0);
    if (limit !== undefined) share = Math.min(1, Math.max(0, limit - sent) / total);
    await sendAllBroken(fuzzFixture, jobs, share, send, faults);
  }
  return { operations: all.map(({ key }) => key), sent, refused, faults };
};

interface Job {
  readonly operationCase: OperationCase;
  /** Without the parts that depend on the state. */
  readonly sample: ValidRequest;
  /** As it was accepted. */
  readonly whole: ValidRequest;
  readonly breaks: readonly Break[];
}

type Send = (
  operation: Operation,
  attempt: Attempt,
  how?: { readonly isPatient: boolean },
) => Promise<CheckedResponse>;

const METHODS = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'];
/** What makes something before what reads and what deletes it. */
const inOrder = (all: readonly Operation[]): readonly Operation[] =>
  all.toSorted((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method));

const operationCasesOf = (operation: Operation): readonly OperationCase[] =>
  [validInputs[operation.key]].flat().map((prepare, number) => ({ operation, number, prepare }));

/** A generator of its own for each way, so that one operation alone is sent the same requests. */
const randomOf = (text: string): Random =>
  mulberry32(createHash('sha256').update(text).digest().readUInt32LE());

const untilAccepted = async (
  fuzzFixture: FuzzFixture,
  operationCase: OperationCase,
  samples: SampleValues,
  random: Random,
  send: Send,
) => {
  for (let drawSample = 1; ; drawSample++) {
    const sample = sampleRequest(operationCase.operation, samples, random);
    const whole = await prepared(fuzzFixture, operationCase, sample).catch(
      (error: unknown) => `no state for it: ${error}`,
    );
    if (typeof whole === 'string') return { sample, whole: sample, refusal: whole };
    const attempt = toAttempt(operationCase.operation, whole);
    const { status, text } = await send(operationCase.operation, attempt, { isPatient: true });
    const isAccepted = status < 400;
    if (isAccepted || drawSample === VALID_DRAWS)
      return {
        sample,
        whole,
        refusal: isAccepted ? null : `${status} ${text.slice(0, MAX_PRINTED_CHARACTERS)}`,
      };
  }
};

const MAX_PRINTED_CHARACTERS = 300;

/** In a state that accepts it. */
const prepared = async (
  fuzzFixture: FuzzFixture,
  { operation, prepare }: OperationCase,
  sample: ValidRequest,
): Promise<ValidRequest> => withFixedValues(operation, sample, (await prepare?.(fuzzFixture)) ?? {});

/** Runs a share of each operation's ways, several operations at once. */
const sendAllBroken = async (
  fuzzFixture: FuzzFixture,
  jobs: readonly Job[],
  share: number,
  send: Send,
  faults: string[],
) => {
  const work = async (queue: Iterable<Job>) => {
    for (const job of queue)
      await sendBroken(fuzzFixture, job, Math.round(job.breaks.length * share), send).catch(
        (error: unknown) => faults.push(`no state for ${job.operationCase.operation.key}: ${error}`),
      );
  };
  // The longest first, so that none is left alone at the end.
  const longestFirst = jobs.toSorted((a, b) => b.breaks.length - a.breaks.length);
  const queue = longestFirst.filter((job) => !changesAll(job)).values();
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, () => work(queue)));
  await work(longestFirst.filter(changesAll));
};

/** Changes settings of the whole shop: nothing else is sent at the same time. */
const changesAll = ({ operationCase }: Job): boolean =>
  operationCase.operation.key.startsWith('PUT /api/admin/settings/');

/** By then a token of it may be too old. */
const STATE_MS = 5 * 60_000;

/** Each based on a valid request: an accepted one changes the state. */
const sendBroken = async (
  fuzzFixture: FuzzFixture,
  { operationCase, sample, whole, breaks }: Job,
  count: number,
  send: Send,
) => {
  // What is only read is as it was.
  let valid = operationCase.operation.method === 'GET' ? whole : null;
  let preparedMs = performance.now();
  for (const broken of breaks.slice(0, count)) {
    if (valid === null || performance.now() - preparedMs > STATE_MS) {
      preparedMs = performance.now();
      valid = await prepared(fuzzFixture, operationCase, sample);
    }
    const { status } = await send(operationCase.operation, broken(valid));
    if (status < 400 && operationCase.operation.method !== 'GET') valid = null;
  }
};

const shuffled = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
