import type { Conversation, Item } from './conversation.ts';
import type { Playback } from './playback.ts';
import { newId, type RealtimeEvent } from './realtime-event.ts';
import type { Responses } from './responses.ts';
import type { Session } from './session.ts';
import type { Wire } from './wire.ts';

const PACKET_MS = 20;
/** The provider takes no less than 100 ms of sound for something said. */
const MIN_PACKETS = 5;

interface Parts {
  readonly wire: Wire;
  readonly session: Session;
  readonly conversation: Conversation;
  readonly responses: Responses;
  readonly playback: Playback;
}

/** The customer's side of the sound: when they speak, what they interrupt, what becomes an item. */
export function openHearing({ wire, session, conversation, responses, playback }: Parts) {
  let packetCount = 0;
  let clearedAtPacket = 0;
  let itemId: string | undefined;

  /** Speech began: the assistant falls silent, and a response that is still made is cancelled. */
  const start = (): void => {
    itemId = newId('item');
    const audioStartMs = packetCount * PACKET_MS;
    wire.emit('input_audio_buffer.speech_started', { audio_start_ms: audioStartMs, item_id: itemId });
    if (session.turnDetection()?.interrupt_response === false) return;
    const cut = playback.clear();
    if (cut) conversation.truncated(cut.itemId, cut.heardMs);
    responses.cancel('turn_detected');
  };

  /** Speech ended: it becomes an item of the conversation. */
  const stop = (): Item => {
    const id = itemId ?? newId('item');
    itemId = undefined;
    const audioEndMs = packetCount * PACKET_MS;
    wire.emit('input_audio_buffer.speech_stopped', { audio_end_ms: audioEndMs, item_id: id });
    return commit(id);
  };

  const commit = (id = newId('item')): Item => {
    clearedAtPacket = packetCount;
    wire.emit('input_audio_buffer.committed', { item_id: id, previous_item_id: conversation.lastId() });
    const content = [{ type: 'input_audio', transcript: null }];
    return conversation.finish(
      conversation.add({ id, type: 'message', role: 'user', status: 'completed', content }),
    );
  };

  /** Answers `input_audio_buffer.commit`; undefined where there is nothing in the buffer. */
  const commitOnRequest = (event: RealtimeEvent): Item | undefined => {
    if (packetCount - clearedAtPacket >= MIN_PACKETS) return commit();
    const message =
      'Error committing input audio buffer: buffer too small. Expected at least 100ms of audio.';
    wire.refuse('input_audio_buffer_commit_empty', message, event);
    return undefined;
  };

  const clear = (): void => {
    clearedAtPacket = packetCount;
    wire.emit('input_audio_buffer.cleared');
  };

  return {
    start,
    stop,
    commitOnRequest: commitOnRequest,
    clear,
    countPacket: () => {
      packetCount += 1;
    },
    /** What the recogniser makes of an item; null where it fails. */
    transcribe: (text: string | null, item = conversation.spokenByCustomer() ?? commit()) =>
      transcribe(wire, conversation, item, text),
  };
}

export type Hearing = ReturnType<typeof openHearing>;

function transcribe(wire: Wire, conversation: Conversation, item: Item, text: string | null): void {
  const name = 'conversation.item.input_audio_transcription';
  const place = { item_id: item.id, content_index: 0 };
  if (text === null) {
    const error = { type: 'transcription_error', code: 'audio_unintelligible', message: 'Not understood.' };
    wire.emit(`${name}.failed`, { ...place, error });
    return;
  }
  conversation.replace(item.id, { content: [{ type: 'input_audio', transcript: text }] });
  for (const delta of piecesOf(text)) wire.emit(`${name}.delta`, { ...place, delta });
  const usage = { type: 'duration', seconds: 1 };
  wire.emit(`${name}.completed`, { ...place, transcript: text, usage });
}

/** A text in the pieces in which it comes: a word with the space before it. */
export const piecesOf = (text: string): readonly string[] => text.match(/\s*\S+/g) ?? [];
