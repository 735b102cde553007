import type { Response } from './responses.ts';
import type { Sound } from './sound.ts';
import type { Wire } from './wire.ts';

interface Playing {
  readonly responseId: string;
  readonly itemId: string;
  readonly startedAtMs: number;
  readonly timer: NodeJS.Timeout;
  readonly end: (heard: Heard) => void;
}

export interface Heard {
  readonly heardMs: number;
  readonly wasCleared: boolean;
}

/** The buffer of sound between the assistant and the customer's ear. */
export function openPlayback(wire: Wire, sound: Sound) {
  let playing: Playing | undefined;

  const end = (wasCleared: boolean): Playing | undefined => {
    const ended = playing;
    if (!ended) return undefined;
    playing = undefined;
    clearTimeout(ended.timer);
    sound.hush();
    ended.end({ heardMs: performance.now() - ended.startedAtMs, wasCleared });
    return ended;
  };

  /** Plays until the time is over or somebody clears it; the caller says `stopped` when the response allows. */
  const play = (response: Response, itemId: string, soundMs: number): Promise<Heard> =>
    new Promise((resolve) => {
      end(false);
      const startedAtMs = performance.now();
      const timer = setTimeout(() => end(false), soundMs);
      playing = { responseId: response.id, itemId, startedAtMs, timer, end: resolve };
      sound.speak();
      wire.emit('output_audio_buffer.started', { response_id: response.id });
    });

  return {
    play,
    stopped: (response: Response) => wire.emit('output_audio_buffer.stopped', { response_id: response.id }),
    /** Silences the assistant; answers which item was cut and when, if any. */
    clear: (): { readonly itemId: string; readonly heardMs: number } | undefined => {
      const cut = end(true);
      if (!cut) return undefined;
      wire.emit('output_audio_buffer.cleared', { response_id: cut.responseId });
      return { itemId: cut.itemId, heardMs: Math.round(performance.now() - cut.startedAtMs) };
    },
    close: () => end(true),
  };
}

export type Playback = ReturnType<typeof openPlayback>;
