import { type RefObject, useEffect, useRef, useState } from 'react';

/** More than one screen of a phone: what comes is there before it is seen. */
const MARGIN_PX = 900;

/** False until the element first comes near the screen, then true for good. What is far costs nothing. */
export const useNear = <Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] => {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${MARGIN_PX}px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear]);
  return [ref, isNear];
};
