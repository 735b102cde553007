import { preloadable } from '../lib/preloadable.ts';

/** Until its code is loaded, and without a photo, the drawings are shown, so that the first page doesn't grow. */
export const LazyPhoto = preloadable(async () => (await import('./photo.tsx')).Photo);
