import sharp from 'sharp';
import { solTrunco } from './kit/light.ts';
import { plusPath } from './scenes.ts';

export interface AppIcon {
  readonly file: string;
  readonly draw: () => Promise<Buffer>;
}

/**
 * The shop's mark as home screens want it, in PNG. A telephone cuts the "recortable" ones to the shape
 * it likes: their ground reaches every edge and the mark stays within the inner 80 %. Apple rounds the
 * corners itself and paints what is transparent black, so that its icon has no corners either.
 */
export const appIcons: readonly AppIcon[] = [
  { file: 'icono-96.png', draw: () => png(96, rounded) },
  { file: 'icono-192.png', draw: () => png(192, rounded) },
  { file: 'icono-512.png', draw: () => png(512, rounded) },
  { file: 'icono-recortable-192.png', draw: () => png(192, () => fullBleed(0.78)) },
  { file: 'icono-recortable-512.png', draw: () => png(512, () => fullBleed(0.78)) },
  { file: 'icono-apple-180.png', draw: () => png(180, () => fullBleed(0.94)) },
];

const SIZE = 42;
const GROUND = '#003F2B';

const rounded = (): string =>
  `<rect width="${SIZE}" height="${SIZE}" rx="10" fill="${GROUND}"/>${mark(0.94)}`;

const fullBleed = (scale: number): string =>
  `<rect width="${SIZE}" height="${SIZE}" fill="${GROUND}"/>${mark(scale)}`;

/** On the dark green, as in the shop's top strip: white for the cross, sprout green for the rays. */
const mark = (scale: number): string => {
  const shift = (SIZE / 2) * (1 - scale);
  return `<g transform="translate(${shift} ${shift}) scale(${scale})">${solTrunco(21, 25, 18.5, '#8FE0A6', 7, 0.66)}<path d="${plusPath}" fill="#fff"/></g>`;
};

const png = (size: number, body: () => string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIZE} ${SIZE}">${body()}</svg>`,
    ),
  )
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer();
