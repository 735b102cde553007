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

/** Says it aloud, where this browser has a Spanish voice; it waits for nothing that was said before. */
export const speakAloud = (text: string): void => {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  const voice = synthesis && chooseVoice(synthesis.getVoices());
  if (!synthesis || !voice) return;
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  synthesis.speak(utterance);
};

export const hush = (): void => (window.speechSynthesis as SpeechSynthesis | undefined)?.cancel();
