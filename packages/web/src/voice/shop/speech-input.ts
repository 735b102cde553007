import type { RecognitionError } from './speech/recognizer.ts';
import type { VoiceController } from './voice-controller.ts';
import type { CallError } from './voice-error-text.ts';

/** What the microphone does, as its button shows it. */
export type SpeechInputState = 'off' | 'starting' | 'listening' | 'hearing' | 'thinking' | 'speaking';

export interface SpeechInputView {
  readonly state: SpeechInputState;
  /** Partial speech of customer and assistant. */
  readonly partial: string;
  readonly assistantPartial: string;
}

export const speechInputOff: SpeechInputView = { state: 'off', partial: '', assistantPartial: '' };

/** What listens: a provider, or this browser. */
export interface SpeechInput {
  /** Opens the microphone until `stop`; while the button is held, speech is surely for the shop. */
  readonly start: (isHeld: boolean) => void;
  /** Takes what was heard as the whole phrase. */
  readonly stop: () => void;
  /** Stops the running speech. */
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
