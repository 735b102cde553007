import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Autoplay, startAutoplay } from '../lib/autoplay.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';

export interface AutoplayPart<Element extends HTMLElement> {
  /** Goes on the whole element: autoplay stops while it is hovered, touched, focused or out of sight. */
  readonly ref: RefObject<Element | null>;
  /** By its pause button, which every such element has; from the start with reduced motion. */
  readonly isPaused: boolean;
  readonly togglePaused: () => void;
  /** After a change by hand. */
  readonly restart: () => void;
}

/**
 * Calls `turn` every `everyMs` while the element is in sight, not paused, and not hovered, touched or focused (WCAG
 * 2.2.2).
 */
export const useAutoplay = <Element extends HTMLElement>(
  everyMs: number,
  showNext: () => void,
): AutoplayPart<Element> => {
  const ref = useRef<Element>(null);
  const autoplay = useRef<Autoplay>(null);
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const onNext = useEffectEvent(showNext);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const started = startAutoplay(everyMs, () => onNext());
    autoplay.current = started;
    const stopWatching = pauseWhileBusy(element, started);
    return () => {
      started.stop();
      stopWatching();
    };
  }, [everyMs]);

  useEffect(() => {
    if (isPaused) autoplay.current?.pause('paused');
    else autoplay.current?.resume('paused');
  }, [isPaused]);

  return {
    ref,
    isPaused,
    togglePaused: () => setPaused((was) => !was),
    restart: () => autoplay.current?.restart(),
  };
};

const pauseWhileBusy = (element: HTMLElement, { pause, resume: release }: Autoplay): (() => void) => {
  const events = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listen, { passive: true, signal: events.signal });
  // A scrolling finger loses its pointer long before it is lifted, so touches are tracked by touch events.
  const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
  on('pointerenter', (event) => hovers(event) && pause('hovered'));
  on('pointerleave', (event) => hovers(event) && release('hovered'));
  on('touchstart', () => pause('touched'));
  on('touchend', () => release('touched'));
  on('touchcancel', () => release('touched'));
  on('focusin', () => pause('focused'));
  on('focusout', () => release('focused'));
  const sight = new IntersectionObserver(([entry]) =>
    entry?.isIntersecting ? release('out-of-sight') : pause('out-of-sight'),
  );
  sight.observe(element);
  return () => {
    events.abort();
    sight.disconnect();
  };
};
