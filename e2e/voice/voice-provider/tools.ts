import { setTimeout as sleep } from 'node:timers/promises';
import { newId, type WireObject } from './realtime-event.ts';
import type { Response, Responses } from './responses.ts';
import type { CallOutputs, openToolOutputs } from './tool-outputs.ts';
import type { CallOptions, ToolCall } from './turn.ts';
import type { Wire } from './wire.ts';

interface Parts {
  readonly wire: Wire;
  readonly responses: Responses;
  readonly answers: ReturnType<typeof openToolOutputs>;
}

/** Calls tools in a response, ends it, and waits for the outputs and for the `response.create` after them. */
export async function callTools(
  { wire, responses, answers }: Parts,
  response: Response,
  calls: readonly ToolCall[],
  { doneAfterMs = 0, endsAs }: CallOptions,
): Promise<CallOutputs> {
  const named = calls.map((call) => ({ ...call, callId: call.callId ?? newId('call') }));
  // A client may answer before it has seen the end of the response.
  const waiting = answers.waitFor(named.map(({ callId }) => callId));
  for (const call of named) sendCall(wire, responses, response, call, endsAs ? 'incomplete' : 'completed');
  if (doneAfterMs > 0) await sleep(doneAfterMs);
  const wasCut = response.over.signal.aborted;
  responses.finish(response, endsAs ?? 'completed');
  // Calls of a response that didn't complete aren't run.
  if (endsAs || wasCut) waiting.drop();
  return await waiting.answered;
}

/** The events of one call; a client acts on the last of them. */
function sendCall(
  wire: Wire,
  responses: Responses,
  response: Response,
  { name, args, callId }: ToolCall & { readonly callId: string },
  status: 'completed' | 'incomplete',
): void {
  const text = JSON.stringify(args);
  const fields: WireObject = { type: 'function_call', call_id: callId, name };
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
