import { useSyncExternalStore } from 'react';

/** From this width on a list has its filters beside it (`lg` of the styles). */
export const WIDE_SCREEN = '(min-width: 1200px)';

/** Whether a media query holds now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    // Prerendered without a browser: as on a phone.
    () => false,
  );
