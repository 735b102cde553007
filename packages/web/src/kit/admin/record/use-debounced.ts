import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** The typed text, a moment after the last letter. */
export const useDebounced = <Draft>(draft: Draft): Draft => {
  const [debounced, setDebounced] = useState(draft);
  useEffect(() => {
    if (debounced === draft) return;
    const timer = setTimeout(() => setDebounced(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, debounced]);
  return debounced;
};
