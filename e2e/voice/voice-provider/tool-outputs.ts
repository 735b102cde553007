import type { ToolOutputLog } from './provider-log.ts';
import { parseJson, toText, type WireObject } from './realtime-event.ts';
import type { Response } from './responses.ts';

/** What came of calls. */
export interface CallOutputs {
  /** In the order of the calls; undefined for calls that weren't to be run. */
  readonly outputs: readonly unknown[];
  /** The response that the client asked for next. */
  readonly next: Response | undefined;
}

interface PendingCalls {
  readonly callIds: readonly string[];
  readonly outputs: Map<string, string>;
  readonly end: (answered: CallOutputs) => void;
  readonly fail: (error: Error) => void;
}

/** Who waits for which outputs of tools. */
export function openToolOutputs(log: ToolOutputLog[], patienceMs: number) {
  const pendingCalls = new Set<PendingCalls>();

  /** Begins to wait; `drop` ends it without an output. */
  const waitFor = (callIds: readonly string[]) => {
    let drop = () => {};
    const answered = new Promise<CallOutputs>((resolve, reject) => {
      const late = () => waiting.fail(new Error(`${missing(waiting)} after ${patienceMs} ms`));
      const timer = setTimeout(late, patienceMs);
      const leave = () => {
        clearTimeout(timer);
        pendingCalls.delete(waiting);
      };
      const waiting: PendingCalls = {
        callIds,
        outputs: new Map(),
        end: (value) => {
          leave();
          resolve(value);
        },
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      drop = () => waiting.end({ outputs: callIds.map(() => undefined), next: undefined });
      pendingCalls.add(waiting);
    });
    // It may fail before anybody awaits it.
    answered.catch(() => undefined);
    return { answered, drop };
  };

  /** Takes a `function_call_output`; the first one for a call counts. */
  const receiveOutput = (item: WireObject): void => {
    const callId = toText(item.call_id);
    const output = toText(item.output);
    log.push({ callId, output });
    for (const { callIds, outputs } of pendingCalls)
      if (callIds.includes(callId) && !outputs.has(callId)) outputs.set(callId, output);
  };

  /** Hands the response that the client asked for to whoever has all outputs; false where nobody has. */
  const resolveNext = (next: Response): boolean => {
    const waiting = [...pendingCalls].find(hasAll);
    waiting?.end({
      outputs: waiting.callIds.map((id) => parseOutput(waiting.outputs.get(id) ?? '')),
      next,
    });
    return waiting !== undefined;
  };

  const failAll = (why: (waiting: PendingCalls) => string) => {
    for (const waiting of [...pendingCalls]) waiting.fail(new Error(why(waiting)));
  };

  return {
    waitFor,
    take: receiveOutput,
    goOn: resolveNext,
    isWaiting: () => pendingCalls.size > 0,
    /** A response was asked for before the outputs were there. */
    failEarly: () => failAll((waiting) => `response.create came early: ${missing(waiting)}`),
    close: () => failAll(() => 'the call ended'),
  };
}

export type ToolOutputs = ReturnType<typeof openToolOutputs>;

const parseOutput = (output: string): unknown => parseJson(output) ?? output;

const hasAll = ({ callIds, outputs }: PendingCalls) => callIds.every((id) => outputs.has(id));

function missing({ callIds, outputs }: PendingCalls): string {
  const open = callIds.filter((id) => !outputs.has(id));
  return open.length > 0 ? `no output for ${open.join(', ')}` : 'all outputs, but no response.create';
}
