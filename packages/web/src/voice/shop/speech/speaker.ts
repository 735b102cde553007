import { externalStore } from '../../../kit/lib/external-store.ts';

const LANGUAGES = ['es-PR', 'es-US', 'es-MX', 'es-419'];

/** The voice nearest to Puerto Rico's; one on the device before a remote one. Null if there is none in Spanish. */
const chooseVoice = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null => {
  const rank = ({ lang, localService }: SpeechSynthesisVoice): number => {
    const place = LANGUAGES.indexOf(lang.replace('_', '-'));
    return (place === -1 ? LANGUAGES.length : place) * 2 + (localService ? 0 : 1);
  };
  const spanish = voices.filter(({ lang }) => /^es\b/i.test(lang));
  return spanish.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
};

/** Whether something is being spoken: an open microphone would take it for the customer's speech. */
export const isSpeaking = externalStore(false);

/** After this time speech counts as finished, because some browsers don't report the end. */
const MS_PER_LETTER = 120;
const MIN_MS = 3_000;
let spoken: SpeechSynthesisUtterance | null = null;
let discarded: ReturnType<typeof setTimeout> | undefined;

const setSpeaking = (isOn: boolean): void => {
  clearTimeout(discarded);
  isSpeaking.set(isOn);
};

/** Speaks aloud if the browser has a Spanish voice; interrupts earlier speech. */
export const speakAloud = (text: string): void => {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  const voice = synthesis && chooseVoice(synthesis.getVoices());
  if (!synthesis || !voice) return;
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  spoken = utterance;
  for (const kind of ['end', 'error'] as const)
    utterance.addEventListener(kind, () => {
      // The end of an interrupted utterance arrives while the next is spoken.
      if (spoken === utterance) setSpeaking(false);
    });
  setSpeaking(true);
  discarded = setTimeout(() => setSpeaking(false), MIN_MS + MS_PER_LETTER * text.length);
  synthesis.speak(utterance);
};

export const stopSpeaking = (): void => {
  (window.speechSynthesis as SpeechSynthesis | undefined)?.cancel();
  setSpeaking(false);
};
