import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** The typed text, a moment after the last letter. */
export const useDebounced = <Draft>(draft: Draft, pauseMs = PAUSE_MS): Draft => {
  const [debounced, setDebounced] = useState(draft);
  useEffect(() => {
    if (debounced === draft) return;
    const timer = setTimeout(() => setDebounced(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, debounced, pauseMs]);
  return debounced;
};
