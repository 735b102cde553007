import type { RecognitionError } from './speech/recognizer.ts';
import type { VoiceController } from './voice-controller.ts';
import type { CallError } from './voice-error-text.ts';

/** What the microphone does, as its button shows it. */
export type SpeechInputState = 'off' | 'starting' | 'listening' | 'hearing' | 'thinking' | 'speaking';

export interface SpeechInputView {
  readonly state: SpeechInputState;
  /** What is being said, not whole yet: by the customer, by the assistant. */
  readonly partial: string;
  readonly assistantPartial: string;
}

export const speechInputOff: SpeechInputView = { state: 'off', partial: '', assistantPartial: '' };

/** Whoever hears: a provider, or this browser. */
export interface SpeechInput {
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

export interface SpeechInputOptions {
  readonly controller: VoiceController;
  readonly shown: () => SpeechInputView;
  readonly show: (parts: Partial<SpeechInputView>) => void;
  readonly onError: (voiceError: CallError | RecognitionError, text?: string) => void;
}
