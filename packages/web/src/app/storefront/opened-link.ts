import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Styled in base.css. Set by hand: nothing is rendered for it, so it is in the very next picture. */
const MARK = 'data-opening';

/**
 * Marks the link that was tapped until its page is there, which is drawn only once its code has come and the
 * tap has been painted; on an old phone a tap without an answer is tapped again.
 */
export const useOpenedLink = (): void => {
  const location = useLocation();
  useEffect(() => {
    document.addEventListener('click', mark);
    return () => document.removeEventListener('click', mark);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival ends what was on its way.
  useLayoutEffect(unmark, [location]);
};

/** Links that the router leads itself have kept the browser from following them. */
const mark = ({ target, defaultPrevented }: MouseEvent): void => {
  if (!defaultPrevented || !(target instanceof Element)) return;
  unmark();
  target.closest('a[href]')?.setAttribute(MARK, '');
};

const unmark = (): void => {
  for (const link of document.querySelectorAll(`[${MARK}]`)) link.removeAttribute(MARK);
};
