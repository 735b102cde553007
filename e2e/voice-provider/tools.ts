import { setTimeout as sleep } from 'node:timers/promises';
import type { ToolOutputLog } from './provider-log.ts';
import { newId, parseJson, toText, type WireObject } from './realtime-event.ts';
import type { Response, Responses } from './responses.ts';
import type { CallOptions, ToolCall } from './turn.ts';
import type { Wire } from './wire.ts';

interface Waiting {
  readonly outputs: Map<string, string>;
  readonly callIds: ReadonlySet<string>;
  readonly goOn: (next: Response) => void;
  readonly fail: (error: Error) => void;
}

/** What came of calls: their outputs, and the response that the client asked for next. */
export interface Answered {
  readonly outputs: readonly unknown[];
  readonly next: Response | undefined;
}

/** Calls of tools, and who waits for what they answer. */
export function openTools(wire: Wire, responses: Responses, log: ToolOutputLog[], patienceMs: number) {
  const waitings: Waiting[] = [];

  /** Calls tools in a response, ends it, and waits for the outputs and for `response.create`. */
  const call = async (
    response: Response,
    calls: readonly ToolCall[],
    { doneAfterMs = 0, endsAs }: CallOptions,
  ): Promise<Answered> => {
    const named = calls.map((each) => ({ ...each, callId: each.callId ?? newId('call') }));
    const answered = endsAs ? undefined : waitFor(named.map(({ callId }) => callId));
    // It may fail while the response is still made.
    answered?.catch(() => undefined);
    for (const each of named) tell(wire, responses, response, each, endsAs ? 'incomplete' : 'completed');
    if (doneAfterMs > 0) await sleep(doneAfterMs);
    responses.finish(response, endsAs ?? 'completed');
    if (!answered) return { outputs: named.map(() => undefined), next: undefined };
    const { waiting, next } = await answered;
    const outputs = named.map(({ callId }) => parseOutput(waiting.outputs.get(callId) ?? ''));
    return { outputs, next };
  };

  const waitFor = (callIds: readonly string[]) =>
    new Promise<{ waiting: Waiting; next: Response }>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        waitings.splice(waitings.indexOf(waiting), 1);
      };
      const fail = (error: Error) => {
        end();
        reject(error);
      };
      const waiting: Waiting = {
        outputs: new Map(),
        callIds: new Set(callIds),
        goOn: (next) => {
          end();
          resolve({ waiting, next });
        },
        fail,
      };
      const late = () => fail(new Error(`${missing(waiting)} after ${patienceMs} ms`));
      const timer = setTimeout(late, patienceMs);
      waitings.push(waiting);
    });

  /** Takes a `function_call_output`. */
  const take = (item: WireObject): void => {
    const callId = toText(item.call_id);
    const output = toText(item.output);
    log.push({ callId, output });
    for (const { callIds, outputs } of waitings) {
      // The first answer to a call counts, as with the provider.
      if (callIds.has(callId) && !outputs.has(callId)) outputs.set(callId, output);
    }
  };

  /** Hands the response that the client asked for to whoever waits for it; false where nobody does. */
  const goOn = (next: Response): boolean => {
    const waiting = waitings.find(({ callIds, outputs }) => outputs.size === callIds.size);
    waiting?.goOn(next);
    return waiting !== undefined;
  };

  return {
    call,
    take,
    goOn,
    isWaiting: () => waitings.length > 0,
    /** A response was asked for before all outputs were there. */
    failEarly: () => {
      for (const waiting of [...waitings])
        waiting.fail(new Error(`response.create came early: ${missing(waiting)}`));
    },
    close: (error: Error) => {
      for (const waiting of [...waitings]) waiting.fail(error);
    },
  };
}

export type Tools = ReturnType<typeof openTools>;

const parseOutput = (output: string): unknown => parseJson(output) ?? output;

function missing({ callIds, outputs }: Waiting): string {
  const open = [...callIds].filter((id) => !outputs.has(id));
  return open.length > 0 ? `no output for ${open.join(', ')}` : 'all outputs, but no response.create';
}

/** The events of one call, the deciding one last but one. */
function tell(
  wire: Wire,
  responses: Responses,
  response: Response,
  { name, args, callId }: ToolCall,
  status: 'completed' | 'incomplete',
): void {
  if (response.over.signal.aborted) return;
  const text = JSON.stringify(args);
  const fields = { type: 'function_call', call_id: callId, name };
  const item = responses.addItem(response, { ...fields, arguments: '' });
  const place = {
    response_id: response.id,
    item_id: item.id,
    output_index: response.output.length,
    call_id: callId,
  };
  wire.emit('response.function_call_arguments.delta', { ...place, delta: text });
  wire.emit('response.function_call_arguments.done', { ...place, name, arguments: text });
  responses.finishItem(response, item, { arguments: text, status });
}
