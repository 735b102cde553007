import type { HearerState } from './hearer.ts';

const texts: Record<HearerState, string> = {
  off: 'Escribe o habla',
  starting: 'Abriendo el micrófono…',
  listening: 'Te escucho',
  hearing: 'Te estoy oyendo…',
  thinking: 'Pensando…',
  speaking: 'Hablando',
};

/** What the assistant is doing, under its name. */
export const stateText = (state: HearerState, isBusy: boolean): string =>
  isBusy && state === 'off' ? 'Un momento…' : texts[state];
