import { useEffect, useRef, useState } from 'react';

/** Banners change after this long (specification, section 9). */
const AUTOPLAY_MS = 6_000;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row of slides that scroll by snap and turn by themselves. Nothing turns while it is hovered, holds
 * the focus, is out of sight, was paused, or under prefers-reduced-motion.
 */
export const useCarousel = (count: number) => {
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(prefersStillness);
  const [isHeld, setHeld] = useState(false);

  const show = (next: number) => {
    const track = trackRef.current;
    track?.scrollTo({ left: next * track.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' });
  };

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const follow = () => setIndex(Math.round(track.scrollLeft / Math.max(1, track.clientWidth)));
    track.addEventListener('scroll', follow, { passive: true });
    return () => track.removeEventListener('scroll', follow);
  }, []);

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setTimeout(() => {
      const track = trackRef.current;
      if (!track || document.hidden) return;
      track.scrollTo({ left: ((index + 1) % count) * track.clientWidth, behavior: 'smooth' });
    }, AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [index, isPaused, isHeld, count]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    trackRef,
    index,
    isPaused,
    togglePaused: () => setPaused((was) => !was),
    show,
    holdProps: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
};
