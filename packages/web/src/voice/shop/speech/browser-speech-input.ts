import { type SpeechInput, type SpeechInputOptions, speechInputOff } from '../speech-input.ts';
import { openSpeechRecognizer, type SpeechRecognizer } from './recognizer.ts';
import { isSpeaking, stopSpeaking } from './speaker.ts';

/** Listens by the browser's own recognition: while its button is held, or until it is turned off. */
export const browserSpeechInput = (
  { controller, show, onError }: SpeechInputOptions,
  isLocal: boolean,
): SpeechInput => {
  let recognizer: SpeechRecognizer | null = null;
  let isExpected = false;
  /** Hands-free: until it is turned off. */
  let isOpen = false;
  /** A closed recognizer may still send results. */
  let utterance = 0;

  // Its own voice isn't the customer's: an open microphone rests while it speaks.
  const unfollow = isSpeaking.subscribe(() => {
    if (!isOpen) return;
    if (isSpeaking.get()) {
      recognizer?.abort();
      show({ state: 'speaking', partial: '' });
    } else listen(false);
  });

  const listen = (isHeld: boolean): void => {
    utterance += 1;
    const mine = utterance;
    show({ state: 'listening' });
    recognizer = openSpeechRecognizer({
      isLocal,
      isContinuous: !isHeld,
      onPartial: (partial) => {
        if (mine === utterance) show({ partial, state: partial === '' ? 'listening' : 'hearing' });
      },
      onFinal: (text) => {
        if (mine !== utterance || (isOpen && isSpeaking.get())) return;
        show({ partial: '' });
        controller.dispatch({ kind: 'heard', text, isForShop: isHeld });
      },
      onError: (voiceError) => {
        if (voiceError === 'no-speech') return;
        isExpected = false;
        isOpen = false;
        onError(voiceError);
      },
      // A browser ends by itself after a while: in hands-free mode it is started again.
      onEnd: () => {
        if (mine !== utterance) return;
        if (isOpen && isSpeaking.get()) return;
        if (isOpen) return listen(false);
        isExpected = false;
        show(speechInputOff);
      },
    });
    if (recognizer) return;
    isExpected = false;
    isOpen = false;
    onError('failed');
  };

  return {
    start: (isHeld) => {
      if (isExpected) return;
      isExpected = true;
      // Speech of the customer interrupts the assistant.
      stopSpeaking();
      controller.dispatch({ kind: 'way', way: 'navegador' });
      isOpen = !isHeld;
      listen(isHeld);
    },
    stop: () => {
      isExpected = false;
      isOpen = false;
      recognizer?.stop();
    },
    interrupt: stopSpeaking,
    setQuiet: () => {},
    close: () => {
      unfollow();
      stopSpeaking();
      isExpected = false;
      isOpen = false;
      recognizer?.abort();
      show(speechInputOff);
    },
  };
};
