import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefersStillness } from '../lib/reduced-motion.ts';
import { startTurning, type Turning } from '../lib/turning.ts';

export interface TurningPart<Element extends HTMLElement> {
  /** Goes on the whole part: it holds while it is hovered, touched, focused or out of sight. */
  readonly ref: RefObject<Element | null>;
  /** By its pause button, which every such part shows; from the start for who asked for less motion. */
  readonly isPaused: boolean;
  readonly togglePaused: () => void;
  /** After a change by hand. */
  readonly restart: () => void;
}

/**
 * Calls `turn` every `everyMs` while nobody hovers, touches or focuses the part, it is in sight and it
 * isn't paused (WCAG 2.2.2).
 */
export const useTurning = <Element extends HTMLElement>(
  everyMs: number,
  turn: () => void,
): TurningPart<Element> => {
  const ref = useRef<Element>(null);
  const turning = useRef<Turning>(null);
  const [isPaused, setPaused] = useState(prefersStillness);
  const onTurn = useEffectEvent(turn);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const started = startTurning(everyMs, () => onTurn());
    turning.current = started;
    const stopWatching = holdWhileBusy(element, started);
    return () => {
      started.stop();
      stopWatching();
    };
  }, [everyMs]);

  useEffect(() => {
    if (isPaused) turning.current?.hold('paused');
    else turning.current?.release('paused');
  }, [isPaused]);

  return {
    ref,
    isPaused,
    togglePaused: () => setPaused((was) => !was),
    restart: () => turning.current?.restart(),
  };
};

const holdWhileBusy = (element: HTMLElement, { hold, release }: Turning): (() => void) => {
  const events = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listen, { passive: true, signal: events.signal });
  // A finger that scrolls loses its pointer long before it is lifted: its touch says more.
  const hovers = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
  on('pointerenter', (event) => hovers(event) && hold('hovered'));
  on('pointerleave', (event) => hovers(event) && release('hovered'));
  on('touchstart', () => hold('touched'));
  on('touchend', () => release('touched'));
  on('touchcancel', () => release('touched'));
  on('focusin', () => hold('focused'));
  on('focusout', () => release('focused'));
  const sight = new IntersectionObserver(([entry]) =>
    entry?.isIntersecting ? release('out-of-sight') : hold('out-of-sight'),
  );
  sight.observe(element);
  return () => {
    events.abort();
    sight.disconnect();
  };
};
