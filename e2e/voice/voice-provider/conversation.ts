import { newId, type RealtimeEvent, toText, toWireObject, type WireObject } from './realtime-event.ts';
import type { Wire } from './wire.ts';

/** An item with its id: a message, a function call, or a call's output. */
export type Item = WireObject & { readonly id: string };

/** The items of a call in their order, and the events that tell of them. */
export function openConversation(wire: Wire) {
  const items: Item[] = [];
  const find = (id: unknown) => items.find((item) => item.id === id);
  const previousOf = (id: string) => items[items.findIndex((item) => item.id === id) - 1]?.id ?? null;
  const tell = (type: string, item: Item) => wire.emit(type, { item, previous_item_id: previousOf(item.id) });

  /** Puts an item at the end and says so. */
  const add = (fields: WireObject): Item => {
    const item = { object: 'realtime.item', ...fields, id: toText(fields.id) || newId('item') };
    items.push(item);
    tell('conversation.item.added', item);
    return item;
  };

  /** Gives an item its last content. */
  const finish = (item: Item, fields: WireObject = {}): Item => {
    const done = { ...item, status: 'completed', ...fields, id: item.id };
    items.splice(items.indexOf(find(item.id) ?? item), 1, done);
    tell('conversation.item.done', done);
    return done;
  };

  /** Changes an item without a word, as a transcript does that comes later. */
  const replace = (id: string, fields: WireObject) => {
    const at = items.findIndex((item) => item.id === id);
    if (at >= 0) items[at] = { ...items[at], ...fields, id };
  };

  /** Answers `conversation.item.retrieve`, `.delete` or `.truncate`. */
  const handle = (event: RealtimeEvent): void => {
    const item = find(event.item_id);
    if (!item) {
      wire.refuse('item_not_found', `Item with item_id '${toText(event.item_id)}' not found.`, event);
    } else if (event.type === 'conversation.item.retrieve') {
      wire.emit('conversation.item.retrieved', { item });
    } else if (event.type === 'conversation.item.delete') {
      items.splice(items.indexOf(item), 1);
      wire.emit('conversation.item.deleted', { item_id: item.id });
    } else {
      truncated(item.id, Number(event.audio_end_ms));
    }
  };

  const truncated = (itemId: string, audioEndMs: number) =>
    wire.emit('conversation.item.truncated', {
      item_id: itemId,
      content_index: 0,
      audio_end_ms: audioEndMs,
    });

  return {
    add,
    finish,
    replace,
    handle,
    truncated,
    lastId: () => items.at(-1)?.id ?? null,
    hasCall: (callId: string) =>
      items.some((item) => item.type === 'function_call' && item.call_id === callId),
    spokenByCustomer: () =>
      items.findLast(
        ({ role, content }) =>
          role === 'user' && Array.isArray(content) && toWireObject(content[0]).type === 'input_audio',
      ),
  };
}

export type Conversation = ReturnType<typeof openConversation>;
