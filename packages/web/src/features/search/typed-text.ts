import { useEffect, useSyncExternalStore } from 'react';
import { externalStore } from '../../lib/external-store.ts';

/** Suggestions wait for this pause in the typing (specification, section 5). */
const PAUSE_MS = 300;

interface Typed {
  readonly text: string;
  /** What the shop is asked: the trimmed text of the last pause. */
  readonly question: string;
}

/** Outlives the overlay: coming back to it finds it as it was. */
const typed = externalStore<Typed>({ text: '', question: '' });

/** Another letter; the shop is asked when the typing pauses. Nothing is asked of nothing. */
export const typeText = (text: string): void =>
  typed.set({ text, question: text.trim() === '' ? '' : typed.get().question });

/** A whole text at once: a chip, or what the page below searches for. */
export const putText = (text: string): void => typed.set({ text, question: text.trim() });

export const useTyped = (): Typed => useSyncExternalStore(typed.subscribe, typed.get);

/** Asks when the typing rests. */
export const useAskAfterPause = (): void => {
  const { text, question } = useTyped();
  useEffect(() => {
    if (text.trim() === question) return;
    const timer = setTimeout(() => typed.set({ text, question: text.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, question]);
};
