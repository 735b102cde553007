import { type RefObject, useEffect, useState } from 'react';

/** What is in sight, and a card beyond: of two and a bit on a phone, of six on a desktop. */
const firstCards = (): number => (matchMedia('(min-width: 900px)').matches ? 7 : 4);

/**
 * How many cards of a shelf to make: at first those in sight, all of them as soon as somebody scrolls
 * it, points at it or comes into it with the keyboard.
 */
export const useFullShelf = (ref: RefObject<HTMLElement | null>, count: number): number => {
  const [first] = useState(firstCards);
  const [isRequested, setRequested] = useState(false);
  const isWhole = isRequested || count <= first;
  useEffect(() => {
    const shelf = ref.current;
    if (isWhole || !shelf) return;
    const events = new AbortController();
    const request = () => setRequested(true);
    const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && request();
    const options = { passive: true, signal: events.signal };
    // Scrolling doesn't bubble; it is caught on its way down.
    shelf.addEventListener('scroll', request, { ...options, capture: true });
    shelf.addEventListener('focusin', request, options);
    shelf.addEventListener('pointerenter', hovers, options);
    return () => events.abort();
  }, [isWhole, ref]);
  return isWhole ? count : first;
};
