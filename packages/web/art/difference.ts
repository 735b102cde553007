import sharp from 'sharp';
import { renderArt } from './render-art.ts';

/** As large as the smallest picture that a thing is chosen by, on the ground of its tile. */
const SIDE = 64;
const GROUND = '#F3F7F4';
/** A point differs when its three channels together do by so much of 765: a step that the eye sees. */
const SEEN = 60;

/** The points of an art value's picture; a value that can't be drawn throws. */
export async function pointsOf(art: string): Promise<Buffer> {
  const drawn = renderArt(art);
  if (!drawn.ok) throw new Error(`${art}: ${drawn.reason}`);
  return sharp(Buffer.from(drawn.svg))
    .resize(SIDE, SIDE, { fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The share of points that differ visibly, 0–1; a hash of greys would call every box alike. */
export function difference(one: Buffer, other: Buffer): number {
  let seen = 0;
  for (let at = 0; at < one.length; at += 3) {
    const step =
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)) +
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0));
    if (step > SEEN) seen += 1;
  }
  return seen / (one.length / 3);
}
