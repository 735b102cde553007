import { useEffect, useState } from 'react';
import { autoplayEveryMs } from '../../kit/lib/autoplay.ts';
import { scrollBehavior } from '../../kit/lib/reduced-motion.ts';
import { useAutoplay } from '../../kit/ui/use-autoplay.ts';

/**
 * A row of slides that scroll by snap and turn by themselves, one after another, the first again
 * after the last.
 */
export const useCarousel = (count: number, track: { readonly current: HTMLElement | null }) => {
  const [index, setIndex] = useState(0);
  const show = (next: number) => {
    const row = track.current;
    row?.scrollTo({ left: next * row.clientWidth, behavior: scrollBehavior() });
  };
  const { ref, isPaused, togglePaused, restart } = useAutoplay<HTMLElement>(autoplayEveryMs.banner, () =>
    show((index + 1) % count),
  );

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const follow = () => setIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    row.addEventListener('scroll', follow, { passive: true });
    return () => row.removeEventListener('scroll', follow);
  }, [track]);

  return {
    ref,
    index,
    isPaused,
    togglePaused,
    show: (next: number) => {
      show(next);
      restart();
    },
  };
};
