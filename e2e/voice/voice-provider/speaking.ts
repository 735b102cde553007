import type { Item } from './conversation.ts';
import { piecesOf } from './hearing.ts';
import type { Playback } from './playback.ts';
import type { WireObject } from './realtime-event.ts';
import type { Response, Responses } from './responses.ts';
import type { SayOptions, SpokenResult } from './turn.ts';
import type { Wire } from './wire.ts';

const SOUND_MS = 300;

interface Parts {
  readonly wire: Wire;
  readonly responses: Responses;
  readonly playback: Playback;
  /** The customer cuts in, and ends at once. */
  readonly interrupt: () => void;
}

/** Writes or speaks one message of a response, and ends the response unless it stays open. */
export async function speak(
  parts: Parts,
  response: Response,
  text: string,
  options: SayOptions,
): Promise<SpokenResult> {
  const { responses } = parts;
  const item = responses.addItem(response, { type: 'message', role: 'assistant', content: [] });
  const message = openMessage(parts.wire, response, item, text);
  const endText = () => {
    if (response.over.signal.aborted) return;
    message.end();
    responses.finishItem(response, item, { content: [message.content] });
    if (!options.staysOpen) responses.finish(response, 'completed');
  };
  message.begin();
  if (!response.isTextOnly) return await sound(parts, response, item, { message, endText, options });
  message.pieces();
  endText();
  return { status: 'completed', heardMs: 0 };
}

interface Utterance {
  readonly message: ReturnType<typeof openMessage>;
  readonly endText: () => void;
  readonly options: SayOptions;
}

async function sound(
  parts: Parts,
  response: Response,
  item: Item,
  utterance: Utterance,
): Promise<SpokenResult> {
  const { message, endText, options } = utterance;
  const { interruptedAfterMs: cutMs, aheadOfSound, soundMs = SOUND_MS } = options;
  // An interruption comes while something is heard, however short the sentence is.
  const lengthMs = cutMs === undefined ? soundMs : Math.max(soundMs, cutMs + SOUND_MS);
  const ending = parts.playback.play(response, item.id, lengthMs);
  message.pieces();
  if (aheadOfSound) endText();
  const timer = cutMs === undefined ? undefined : setTimeout(parts.interrupt, cutMs);
  const { heardMs, wasCleared } = await ending;
  clearTimeout(timer);
  endText();
  if (!wasCleared) parts.playback.stopped(response);
  const isCut = wasCleared || !wasCompleted(response);
  return { status: isCut ? 'cancelled' : 'completed', heardMs: Math.round(heardMs) };
}

/** A response that was cut short has an item that isn't complete. */
const wasCompleted = ({ output }: Response): boolean => output.every(({ status }) => status === 'completed');

/** The events about the text of one message, spoken or written. */
function openMessage(wire: Wire, response: Response, item: Item, text: string) {
  const place: WireObject = {
    response_id: response.id,
    item_id: item.id,
    output_index: response.output.length,
    content_index: 0,
  };
  const isText = response.isTextOnly;
  const name = isText ? 'response.output_text' : 'response.output_audio_transcript';
  const part = (spoken: string) =>
    isText ? { type: 'text', text: spoken } : { type: 'audio', transcript: spoken };
  return {
    content: isText ? { type: 'output_text', text } : { type: 'output_audio', transcript: text },
    begin: () => wire.emit('response.content_part.added', { ...place, part: part('') }),
    pieces: () => {
      for (const delta of piecesOf(text)) wire.emit(`${name}.delta`, { ...place, delta });
    },
    end: () => {
      if (!isText) wire.emit('response.output_audio.done', place);
      wire.emit(`${name}.done`, { ...place, ...(isText ? { text } : { transcript: text }) });
      wire.emit('response.content_part.done', { ...place, part: part(text) });
    },
  };
}
