import type { Conductor } from './conductor.ts';
import type { HearingTrouble } from './speech/recognizer.ts';
import type { CallTrouble } from './trouble-text.ts';

/** What the microphone does, as its button shows it. */
export type HearerState = 'off' | 'starting' | 'listening' | 'hearing' | 'thinking' | 'speaking';

export interface HearerView {
  readonly state: HearerState;
  /** What is being said, not whole yet: by the customer, by the assistant. */
  readonly partial: string;
  readonly saying: string;
}

export const offView: HearerView = { state: 'off', partial: '', saying: '' };

/** Whoever hears: a provider, or this browser. */
export interface Hearer {
  /** Opens the microphone until `stop`; held, what is said is surely for the shop. */
  readonly start: (isHeld: boolean) => void;
  /** Takes what was heard for the whole. */
  readonly stop: () => void;
  /** Ends what is being said. */
  readonly interrupt: () => void;
  /** From now on nothing sounds, or it does again. */
  readonly setQuiet: (isQuiet: boolean) => void;
  readonly close: () => void;
}

export interface HearerOptions {
  readonly conductor: Conductor;
  readonly shown: () => HearerView;
  readonly show: (parts: Partial<HearerView>) => void;
  readonly onTrouble: (trouble: CallTrouble | HearingTrouble, text?: string) => void;
}
