import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../settings.ts';

const WIDTH = 800;
const HEIGHT = 600;

/** A table before a wall. */
const table = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f3ece0"/><stop offset="1" stop-color="#ddd0bb"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#g)"/><rect y="400" width="100%" height="200" fill="#b98d62"/>
  <rect y="400" width="100%" height="10" fill="#9c7650"/></svg>`);

/** A JPEG of drawings that stand on a table, as somebody's telephone would take it. Nothing is downloaded. */
export const aPhotoOf = async (drawings: readonly string[]): Promise<Buffer> => {
  const side = Math.min(420, Math.floor(WIDTH / drawings.length) - 20);
  const standing = await Promise.all(
    drawings.map(async (name, index) => ({
      input: await sharp(join(projectRoot, 'packages/art/drawings', name), { density: 192 })
        .resize(side, side, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer(),
      left: Math.round((WIDTH * (index + 0.5)) / drawings.length - side / 2),
      top: 500 - side + (index % 2) * 24,
    })),
  );
  return sharp(table).composite(standing).jpeg({ quality: 82 }).toBuffer();
};
