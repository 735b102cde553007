import { externalStore } from '../../../kit/lib/external-store.ts';

const LANGUAGES = ['es-PR', 'es-US', 'es-MX', 'es-419'];

/** The voice nearest to Puerto Rico's; one of the device before one from elsewhere. Null: there is none in Spanish. */
const chooseVoice = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null => {
  const rank = ({ lang, localService }: SpeechSynthesisVoice): number => {
    const place = LANGUAGES.indexOf(lang.replace('_', '-'));
    return (place === -1 ? LANGUAGES.length : place) * 2 + (localService ? 0 : 1);
  };
  const spanish = voices.filter(({ lang }) => /^es\b/i.test(lang));
  return spanish.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
};

/** Whether something is being said: an open microphone would hear it as the customer's. */
export const isSpeaking = externalStore(false);

/** A browser that forgets to say that it is done is taken to be, by then. */
const MS_PER_LETTER = 120;
const MIN_MS = 3_000;
let spoken: SpeechSynthesisUtterance | null = null;
let discarded: ReturnType<typeof setTimeout> | undefined;

const setSpeaking = (isOn: boolean): void => {
  clearTimeout(discarded);
  isSpeaking.set(isOn);
};

/** Says it aloud, where this browser has a Spanish voice; it waits for nothing that was said before. */
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
      // The end of what was cut off comes while the next is said.
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
