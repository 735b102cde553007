import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';

/** Suggestions wait for this pause in the typing (specification, section 5). */
const PAUSE_MS = 300;

interface Typed {
  readonly text: string;
  /** What the shop is asked: the trimmed text of the last pause. */
  readonly question: string;
}

/** Outlives the overlay: coming back to it finds it as it was. */
const typed = externalStore<Typed>({ text: '', question: '' });

let pause: ReturnType<typeof setTimeout> | undefined;

/** Another letter; the shop is asked when the typing pauses. Nothing is asked of nothing. */
export const typeText = (text: string): void => {
  const asked = text.trim();
  // Each letter ends the pause before it at once: one that waited for the page to be drawn took a letter back.
  clearTimeout(pause);
  typed.set({ text, question: asked === '' ? '' : typed.get().question });
  if (asked !== typed.get().question)
    pause = setTimeout(() => typed.set({ text, question: asked }), PAUSE_MS);
};

/** A whole text at once: a chip, or what the page below searches for. */
export const putText = (text: string): void => {
  clearTimeout(pause);
  typed.set({ text, question: text.trim() });
};

export const useTyped = (): Typed => useSyncExternalStore(typed.subscribe, typed.get);

/** What is typed now, for whom no component draws. */
export const typedNow = typed.get;
