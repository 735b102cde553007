import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';

/** Suggestions wait for this pause in the typing (specification, section 5). */
const PAUSE_MS = 300;

interface SearchTextState {
  readonly text: string;
  /** What the shop is asked: the trimmed text of the last pause. */
  readonly debouncedText: string;
}

/** Outlives the overlay: coming back to it finds it as it was. */
const typed = externalStore<SearchTextState>({ text: '', debouncedText: '' });

let pause: ReturnType<typeof setTimeout> | undefined;

/** Another letter; the shop is asked when the typing pauses. Nothing is asked of nothing. */
export const typeSearchText = (text: string): void => {
  const trimmed = text.trim();
  // Each letter ends the pause before it at once: one that waited for the page to be drawn took a letter back.
  clearTimeout(pause);
  typed.set({ text, debouncedText: trimmed === '' ? '' : typed.get().debouncedText });
  if (trimmed !== typed.get().debouncedText)
    pause = setTimeout(() => typed.set({ text, debouncedText: trimmed }), PAUSE_MS);
};

/** A whole text at once: a chip, or what the page below searches for. */
export const setSearchText = (text: string): void => {
  clearTimeout(pause);
  typed.set({ text, debouncedText: text.trim() });
};

export const useTypedText = (): SearchTextState => useSyncExternalStore(typed.subscribe, typed.get);

/** What is typed now, for whom no component draws. */
export const currentSearchText = typed.get;
