import type { ShownImageJson } from '@nutricion/contract/kit/shown-image';

const DRAWN = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** A photo that loads at once, without a network. */
export const aShownImage = (values: Partial<ShownImageJson> = {}): ShownImageJson => ({
  avif: `${DRAWN} 320w`,
  webp: `${DRAWN} 320w`,
  color: '#aabbcc',
  alt: '',
  position: '50% 50%',
  ...values,
});

/** A photo whose file is broken. */
export const aBrokenImage = (): ShownImageJson =>
  aShownImage({ avif: 'data:image/avif,nothing 320w', webp: 'data:image/webp,nothing 320w' });
