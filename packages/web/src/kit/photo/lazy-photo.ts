import { preloadable } from '../lib/preloadable.ts';

/** Until its code is here, and where nothing has a photo, the drawings stand: the first page grows by nothing. */
export const LazyPhoto = preloadable(async () => (await import('./photo.tsx')).Photo);
