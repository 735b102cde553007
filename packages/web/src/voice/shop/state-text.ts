import type { SpeechInputState } from './speech-input.ts';

const texts: Record<SpeechInputState, string> = {
  off: 'Escribe o habla',
  starting: 'Abriendo el micrófono…',
  listening: 'Te escucho',
  hearing: 'Te estoy oyendo…',
  thinking: 'Pensando…',
  speaking: 'Hablando',
};

/** What the assistant is doing, under its name. */
export const stateText = (state: SpeechInputState, isBusy: boolean): string =>
  isBusy && state === 'off' ? 'Un momento…' : texts[state];
