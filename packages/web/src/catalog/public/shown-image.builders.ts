import type { DisplayImageJson } from '@nutricion/contract/kit/display-image';

const DRAWING_URL = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** A photo that loads at once, without a network. */
export const aShownImage = (values: Partial<DisplayImageJson> = {}): DisplayImageJson => ({
  avif: `${DRAWING_URL} 320w`,
  webp: `${DRAWING_URL} 320w`,
  color: '#aabbcc',
  alt: '',
  position: '50% 50%',
  ...values,
});

/** A photo whose file is broken. */
export const aBrokenImage = (): DisplayImageJson =>
  aShownImage({ avif: 'data:image/avif,nothing 320w', webp: 'data:image/webp,nothing 320w' });
