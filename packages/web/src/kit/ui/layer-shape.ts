/** A sheet from below on a phone, nearly as tall as it; on a desktop a wide window in the middle. */
export const wideSheet =
  'h-[94dvh] max-h-none! md:inset-auto! md:top-1/2! md:left-1/2! md:h-[min(860px,calc(100dvh-48px))]! md:w-[min(1040px,calc(100vw-64px))]! md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-bloque! md:animate-[velo-entra_var(--m-medio)_var(--curva)]!';

/** One question at a time: of one height throughout, so that nothing under the thumb moves from one to the next. */
export const stepSheet =
  'h-[min(720px,94dvh)] max-h-none! md:inset-auto! md:top-1/2! md:left-1/2! md:h-[min(748px,calc(100dvh-48px))]! md:w-[560px]! md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-bloque! md:animate-[velo-entra_var(--m-medio)_var(--curva)]!';

/** The whole screen: nothing else is looked at. */
export const fullScreen =
  'inset-0! h-dvh! max-h-none! w-full! max-w-none! rounded-none! md:animate-[velo-entra_var(--m-medio)_var(--curva)]!';
