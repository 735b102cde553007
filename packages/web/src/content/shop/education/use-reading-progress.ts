import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Follows the reading progress by scroll. The bar is moved directly, since a render per scrolled pixel would be
 * felt on an old phone. `onEnd` is called once, when the last line is in sight.
 */
export const useReadingProgress = (onEnd: () => void) => {
  const text = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const ended = useRef(false);
  const latestOnEnd = useRef(onEnd);
  useLayoutEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    const follow = () => {
      const box = text.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const share = Math.min(1, Math.max(0, (window.innerHeight - box.top) / box.height));
      if (bar.current) bar.current.style.transform = `scaleX(${share})`;
      if (share < 1 || ended.current) return;
      ended.current = true;
      latestOnEnd.current();
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, []);
  return { text, bar };
};
