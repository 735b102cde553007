import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { projectRoot } from '../../../settings.ts';
import { createRenderer } from './renderer.ts';

/** Like production, with the loader that Node needs for TypeScript. */
export const aRenderer = (limitMs?: number) =>
  createRenderer({
    ...(limitMs !== undefined && { limitMs }),
    execArgv: ['--import', `file://${join(projectRoot, 'node_modules/tsx/dist/esm/index.mjs')}`],
  });

/** A scene that looks like nothing else: blocks of colours drawn by a seed. */
export const anImageFile = ({ width = 900, height = 600, seed = 1, options = {} as SharpOptions } = {}) => {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const blocks = Array.from({ length: 40 }, () => {
    const color = `rgb(${Math.floor(next() * 255)},${Math.floor(next() * 255)},${Math.floor(next() * 255)})`;
    return `<rect x="${next() * width}" y="${next() * height}" width="${next() * width * 0.4}" height="${next() * height * 0.4}" fill="${color}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4ead8"/>${blocks.join('')}</svg>`;
  return sharp(Buffer.from(svg), options);
};

/** The left half red, the right half blue. */
export const halves = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#2040d0' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** A PNG of a few hundred bytes that claims this many pixels. */
export const aBomb = async (side: number): Promise<Buffer> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

/** Of PNG's chunks (ISO 3309). */
const crc32 = (bytes: Uint8Array): number => {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return crc ^ -1;
};

/** The first box of a HEIC file. */
export const aHeic = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(2_000, 7),
  ]);
