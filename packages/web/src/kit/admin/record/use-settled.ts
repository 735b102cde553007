import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** What is typed, a moment after the last letter. */
export const useSettled = <Draft>(draft: Draft): Draft => {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    if (settled === draft) return;
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, settled]);
  return settled;
};
