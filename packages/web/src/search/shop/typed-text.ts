import { useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';

/** Debounce of suggestions and results (specification, section 5). */
const PAUSE_MS = 300;

interface SearchTextState {
  readonly text: string;
  /** The text that queries use: trimmed, after the last pause. */
  readonly debouncedText: string;
}

/** Outside React, so that it survives closing the overlay. */
const typed = externalStore<SearchTextState>({ text: '', debouncedText: '' });

let pause: ReturnType<typeof setTimeout> | undefined;

/** Sets the text while typing; queries follow after a pause. Blank text clears them at once. */
export const typeSearchText = (text: string): void => {
  const trimmed = text.trim();
  // Each letter restarts the pause.
  clearTimeout(pause);
  typed.set({ text, debouncedText: trimmed === '' ? '' : typed.get().debouncedText });
  if (trimmed !== typed.get().debouncedText)
    pause = setTimeout(() => typed.set({ text, debouncedText: trimmed }), PAUSE_MS);
};

/** Sets the text without a pause: from a chip, or from the results page below. */
export const setSearchText = (text: string): void => {
  clearTimeout(pause);
  typed.set({ text, debouncedText: text.trim() });
};

export const useTypedText = (): SearchTextState => useSyncExternalStore(typed.subscribe, typed.get);

/** For code outside components. */
export const currentSearchText = typed.get;
