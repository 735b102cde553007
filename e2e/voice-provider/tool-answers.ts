import type { ToolOutputLog } from './provider-log.ts';
import { parseJson, toText, type WireObject } from './realtime-event.ts';
import type { Response } from './responses.ts';

/** What came of calls. */
export interface Answered {
  /** In the order of the calls; undefined for calls that weren't to be run. */
  readonly outputs: readonly unknown[];
  /** The response that the client asked for next. */
  readonly next: Response | undefined;
}

interface Waiting {
  readonly callIds: readonly string[];
  readonly outputs: Map<string, string>;
  readonly end: (answered: Answered) => void;
  readonly fail: (error: Error) => void;
}

/** Who waits for which outputs of tools. */
export function openToolAnswers(log: ToolOutputLog[], patienceMs: number) {
  const waitings = new Set<Waiting>();

  /** Begins to wait; `drop` ends it without an output. */
  const waitFor = (callIds: readonly string[]) => {
    let drop = () => {};
    const answered = new Promise<Answered>((resolve, reject) => {
      const late = () => waiting.fail(new Error(`${missing(waiting)} after ${patienceMs} ms`));
      const timer = setTimeout(late, patienceMs);
      const leave = () => {
        clearTimeout(timer);
        waitings.delete(waiting);
      };
      const waiting: Waiting = {
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
      waitings.add(waiting);
    });
    // It may fail before anybody awaits it.
    answered.catch(() => undefined);
    return { answered, drop };
  };

  /** Takes a `function_call_output`; the first one for a call counts. */
  const take = (item: WireObject): void => {
    const callId = toText(item.call_id);
    const output = toText(item.output);
    log.push({ callId, output });
    for (const { callIds, outputs } of waitings)
      if (callIds.includes(callId) && !outputs.has(callId)) outputs.set(callId, output);
  };

  /** Hands the response that the client asked for to whoever has all outputs; false where nobody has. */
  const goOn = (next: Response): boolean => {
    const waiting = [...waitings].find(hasAll);
    waiting?.end({
      outputs: waiting.callIds.map((id) => parseOutput(waiting.outputs.get(id) ?? '')),
      next,
    });
    return waiting !== undefined;
  };

  const failAll = (why: (waiting: Waiting) => string) => {
    for (const waiting of [...waitings]) waiting.fail(new Error(why(waiting)));
  };

  return {
    waitFor,
    take,
    goOn,
    isWaiting: () => waitings.size > 0,
    /** A response was asked for before the outputs were there. */
    failEarly: () => failAll((waiting) => `response.create came early: ${missing(waiting)}`),
    close: () => failAll(() => 'the call ended'),
  };
}

export type ToolAnswers = ReturnType<typeof openToolAnswers>;

const parseOutput = (output: string): unknown => parseJson(output) ?? output;

const hasAll = ({ callIds, outputs }: Waiting) => callIds.every((id) => outputs.has(id));

function missing({ callIds, outputs }: Waiting): string {
  const open = callIds.filter((id) => !outputs.has(id));
  return open.length > 0 ? `no output for ${open.join(', ')}` : 'all outputs, but no response.create';
}
