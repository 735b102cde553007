import { eventName } from './event-names.ts';
import { newId, type RealtimeEvent, toText, type WireObject } from './realtime-event.ts';

/** The provider's end of a call's channel. */
export interface Wire {
  /** Sends an event under its GA name, or under the older one where the options say so. */
  emit(type: string, fields?: WireObject): void;
  /** Sends an `error` that the session survives, about the client's event if there is one. */
  refuse(code: string, message: string, about?: RealtimeEvent): void;
}

export function openWire(
  names: 'ga' | 'beta',
  sent: RealtimeEvent[],
  send: (text: string) => void,
  isOver: () => boolean,
): Wire {
  const emit = (type: string, fields: WireObject = {}): void => {
    const name = eventName(type, names);
    if (name === null || isOver()) return;
    const event: RealtimeEvent = { type: name, event_id: newId('event'), ...fields };
    sent.push(event);
    send(JSON.stringify(event));
  };
  return {
    emit,
    refuse: (code, message, about) =>
      emit('error', {
        error: {
          type: 'invalid_request_error',
          code,
          message,
          param: null,
          event_id: toText(about?.event_id) || null,
        },
      }),
  };
}
