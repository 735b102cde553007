import { type RefObject, useEffect, useRef, useState } from 'react';

/** More than one screen of a phone, so that content is loaded before it is seen. */
const MARGIN_PX = 900;

/** False until the element first comes near the viewport, then true for good. */
export const useNearViewport = <Element extends HTMLElement>(): readonly [
  RefObject<Element | null>,
  boolean,
] => {
  const ref = useRef<Element>(null);
  const [isNearViewport, setNearViewport] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNearViewport || !element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNearViewport(true), {
      rootMargin: `${MARGIN_PX}px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNearViewport]);
  return [ref, isNearViewport];
};
