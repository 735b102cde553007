import { type AssistantParts, type TurnCause, takeTurn } from './assistant.ts';
import type { Conversation } from './conversation.ts';
import type { CallLog } from './provider-log.ts';
import { type RealtimeEvent, toText, toWireObject, type WireObject } from './realtime-event.ts';

export interface ClientEventParts extends AssistantParts {
  readonly conversation: Conversation;
  readonly names: 'ga' | 'beta';
  readonly log: CallLog;
  readonly onConfigured: () => void;
  readonly onScriptError: (error: unknown) => void;
}

/** Answers what the client sends on the channel, and begins the assistant's turns. */
export function openClientEvents(parts: ClientEventParts) {
  const { wire, session, responses, playback, hearing, answers, conversation } = parts;
  let typed: string[] = [];

  const take = async (cause: TurnCause): Promise<void> => {
    const error = await takeTurn(parts, cause);
    if (error !== undefined) parts.onScriptError(error);
  };

  const handlers: Readonly<Record<string, (event: RealtimeEvent) => unknown>> = {
    'session.update': (event) => {
      parts.log.sessions.push(toWireObject(event.session));
      if (!session.update(event, parts.names) || parts.faults.neverUpdatesSession) return;
      session.updated();
      parts.onConfigured();
    },
    'conversation.item.create': (event) => {
      const item = toWireObject(event.item);
      if (item.type === 'function_call_output' && !conversation.hasCall(toText(item.call_id))) {
        const message = `Tool call ID '${toText(item.call_id)}' not found in conversation.`;
        return wire.refuse('invalid_tool_call_id', message, event);
      }
      conversation.finish(conversation.add({ ...item, status: 'completed' }));
      if (item.type === 'function_call_output') answers.take(item);
      if (item.role === 'user') typed.push(typedText(item));
    },
    'conversation.item.retrieve': conversation.handle,
    'conversation.item.delete': conversation.handle,
    'conversation.item.truncate': conversation.handle,
    'response.create': (event) => {
      const response = responses.beginOnRequest(event);
      if (!response || answers.goOn(response)) return;
      if (typed.length === 0) answers.failEarly();
      const transcript = typed.length > 0 ? typed.join('\n') : undefined;
      typed = [];
      return take({ event, transcript, response });
    },
    'response.cancel': (event) => {
      if (responses.cancel('client_cancelled')) return;
      wire.refuse('response_cancel_not_active', 'Cancellation failed: no active response found', event);
    },
    'output_audio_buffer.clear': () => playback.clear(),
    'input_audio_buffer.clear': () => hearing.clear(),
    'input_audio_buffer.commit': (event) => hearing.commitOnRequest(event),
  };

  return {
    take,
    handle: (event: RealtimeEvent): void => {
      parts.log.received.push(event);
      const handler = handlers[event.type];
      if (handler) handler(event);
      else wire.refuse('invalid_value', `Invalid value: '${event.type}'.`, event);
    },
  };
}

const typedText = (item: WireObject): string =>
  (Array.isArray(item.content) ? item.content : []).map((part) => toText(toWireObject(part).text)).join('');
