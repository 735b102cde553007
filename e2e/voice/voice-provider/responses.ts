import type { Conversation, Item } from './conversation.ts';
import { newId, type RealtimeEvent, toWireObject, type WireObject } from './realtime-event.ts';
import type { Session } from './session.ts';
import { usageOf } from './usage.ts';
import type { Wire } from './wire.ts';

export type ResponseEnd = 'completed' | 'cancelled' | 'incomplete' | 'failed';

/** One answer of the assistant, from `response.created` to `response.done`. */
export interface Response {
  readonly id: string;
  readonly isTextOnly: boolean;
  /** Finished items, in the order of the output. */
  readonly output: Item[];
  /** Items that were begun and aren't finished. */
  readonly unfinished: Map<string, Item>;
  /** Aborts when the response is over, however it ended. */
  readonly over: AbortController;
}

/** At most one response at a time, as the protocol has it. */
export function openResponses(wire: Wire, conversation: Conversation, session: Session) {
  let active: Response | undefined;

  const begin = (requested: WireObject = {}): Response => {
    const modalities = requested.output_modalities ?? session.settings().output_modalities;
    const response: Response = {
      id: newId('resp'),
      isTextOnly: Array.isArray(modalities) && modalities[0] === 'text',
      output: [],
      unfinished: new Map(),
      over: new AbortController(),
    };
    active = response;
    wire.emit('response.created', { response: describe(response, 'in_progress') });
    return response;
  };

  const addItem = (response: Response, fields: WireObject): Item => {
    const item = { ...fields, id: newId('item'), object: 'realtime.item', status: 'in_progress' };
    wire.emit('response.output_item.added', {
      response_id: response.id,
      output_index: response.output.length,
      item,
    });
    response.unfinished.set(item.id, item);
    return conversation.add(item);
  };

  const finishItem = (response: Response, item: Item, fields: WireObject): void => {
    if (response.over.signal.aborted) return;
    response.unfinished.delete(item.id);
    const done = conversation.finish(item, fields);
    response.output.push(done);
    wire.emit('response.output_item.done', {
      response_id: response.id,
      output_index: response.output.length - 1,
      item: done,
    });
  };

  /** Ends a response; one that is over stays as it ended. */
  const finish = (response: Response, status: ResponseEnd, reason?: string): void => {
    if (response.over.signal.aborted) return;
    for (const item of response.unfinished.values()) finishItem(response, item, { status: 'incomplete' });
    if (active === response) active = undefined;
    const details = status === 'completed' ? null : { type: status, ...(reason && { reason }) };
    wire.emit('response.done', {
      response: { ...describe(response, status), status_details: details, usage: usageOf(response.output) },
    });
    response.over.abort();
  };

  /** A response of the script's own accord waits for the one before. */
  const beginWhenFree = async (): Promise<Response> => {
    while (active) await whenOver(active);
    return begin();
  };

  /** Answers `response.create`; undefined where another response is active. */
  const beginOnRequest = (event: RealtimeEvent): Response | undefined => {
    if (!active) return begin(toWireObject(event.response));
    const message = `Conversation already has an active response in progress: ${active.id}. Wait until the response is finished before creating a new one.`;
    wire.refuse('conversation_already_has_active_response', message, event);
    return undefined;
  };

  /** Cuts the active response short; false where there is none. */
  const cancel = (reason: 'turn_detected' | 'client_cancelled'): boolean => {
    if (!active) return false;
    finish(active, 'cancelled', reason);
    return true;
  };

  return { begin, beginWhenFree, beginOnRequest: beginOnRequest, addItem, finishItem, finish, cancel };
}

export type Responses = ReturnType<typeof openResponses>;

export const whenOver = ({ over: { signal } }: Response): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const describe = (response: Response, status: string): WireObject => ({
  object: 'realtime.response',
  id: response.id,
  status,
  status_details: null,
  output: response.output,
  output_modalities: [response.isTextOnly ? 'text' : 'audio'],
  metadata: null,
  usage: null,
});
