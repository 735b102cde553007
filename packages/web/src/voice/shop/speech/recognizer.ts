/** The browser's speech recognition. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface RecognitionEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

interface RecognitionClass {
  new (): Recognition;
  /** Chromium's; absent elsewhere. */
  readonly available?: (query: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

const recognitionClass = (): RecognitionClass | undefined => {
  const scope = window as unknown as Record<string, RecognitionClass | undefined>;
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
};

export const canRecognize = (): boolean => recognitionClass() !== undefined;

const LANGUAGE = 'es-PR';

/** Browsers with a recognizer on the device. A Chromium without one crashes the page when asked about it. */
const BROWSERS_WITH_LOCAL_RECOGNIZER = /^(?:Google Chrome|Microsoft Edge)$/;

const canRecognizeLocally = (): boolean => {
  const { userAgentData } = navigator as { userAgentData?: { brands?: readonly { brand: string }[] } };
  return userAgentData?.brands?.some(({ brand }) => BROWSERS_WITH_LOCAL_RECOGNIZER.test(brand)) ?? false;
};

/** Whether speech stays on this device. */
export const recognizesLocally = async (): Promise<boolean> => {
  if (!canRecognizeLocally()) return false;
  try {
    const state = await recognitionClass()?.available?.({ langs: [LANGUAGE], processLocally: true });
    return state === 'available';
  } catch {
    return false;
  }
};

export type RecognitionError = 'no-permission' | 'no-microphone' | 'no-network' | 'no-speech' | 'failed';

export interface SpeechRecognizer {
  /** Takes what was heard so far as the whole phrase. */
  readonly stop: () => void;
  /** Drops it. */
  readonly abort: () => void;
}

interface SpeechRecognizerOptions {
  readonly isLocal: boolean;
  /** Until it is stopped; else until a pause. */
  readonly isContinuous: boolean;
  readonly onPartial: (text: string) => void;
  readonly onFinal: (text: string) => void;
  readonly onError: (error: RecognitionError) => void;
  readonly onEnd: () => void;
}

/** Opens the browser's recognizer. Null if there is none or it refuses at once. */
export const openSpeechRecognizer = (options: SpeechRecognizerOptions): SpeechRecognizer | null => {
  const Recognizer = recognitionClass();
  if (!Recognizer) return null;
  const recognition = new Recognizer();
  recognition.lang = LANGUAGE;
  recognition.continuous = options.isContinuous;
  recognition.interimResults = true;
  if (options.isLocal) recognition.processLocally = true;
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as RecognitionEvent;
    const partial: string[] = [];
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0]?.transcript ?? '';
      if (result.isFinal) options.onFinal(text);
      else partial.push(text);
    }
    options.onPartial(partial.join(' '));
  });
  recognition.addEventListener('error', (event) => options.onError(recognitionErrorOf(event)));
  recognition.addEventListener('end', () => options.onEnd());
  try {
    recognition.start();
  } catch {
    return null;
  }
  return { stop: () => recognition.stop(), abort: () => recognition.abort() };
};

const recognitionErrors: Readonly<Record<string, RecognitionError>> = {
  'not-allowed': 'no-permission',
  'service-not-allowed': 'no-permission',
  'audio-capture': 'no-microphone',
  network: 'no-network',
  'no-speech': 'no-speech',
  aborted: 'no-speech',
};

const recognitionErrorOf = (event: Event): RecognitionError =>
  recognitionErrors[(event as Event & { error?: string }).error ?? ''] ?? 'failed';
