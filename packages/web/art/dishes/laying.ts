import type { Pen } from '../kit/pen.ts';
import { round } from '../kit/pen.ts';
import { chance } from '../kit/scatter.ts';
import type { Tones } from '../kit/tones.ts';

/** Draws a whole dish, vessel and all, on 200 × 200 units. */
export type Dish = (pen: Pen) => string;

/** An ellipse that food is laid over. */
export type Area = readonly [cx: number, cy: number, rx: number, ry: number];

/** One piece of food where it lies, by its middle. */
export function at(piece: string, x: number, y: number, turn = 0, scale = 1): string {
  const spin = turn === 0 ? '' : ` rotate(${turn})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${round(x)} ${round(y)})${spin}${size}">${piece}</g>`;
}

/** Pieces strewn over an area, those behind first; `seed` tells one strewing from another. */
export function strew(
  pen: Pen,
  pieces: readonly string[],
  [cx, cy, rx, ry]: Area,
  count: number,
  { seed = 1, apart = 11, scale = 1, tilt = 180 } = {},
): string {
  const stamps = pieces.map((piece) => pen.stamp(piece));
  const points: { x: number; y: number; i: number }[] = [];
  for (let i = 0; points.length < count && i < count * 30; i++) {
    const angle = chance(seed * 97 + i * 2) * Math.PI * 2;
    const reach = Math.sqrt(chance(seed * 89 + i * 2 + 1));
    const x = cx + Math.cos(angle) * reach * rx;
    const y = cy + Math.sin(angle) * reach * ry;
    const free = points.every((other) => Math.hypot(other.x - x, (other.y - y) * 1.35) >= apart);
    if (free) points.push({ x: round(x), y: round(y), i });
  }
  return points
    .map(({ x, y }, i) => ({ x, y, i }))
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, i }) => {
      const turn = Math.round((chance(seed * 53 + i) - 0.5) * 2 * tilt);
      const size = scale === 1 ? '' : ` scale(${scale})`;
      return stamps[i % stamps.length]?.(`translate(${x} ${y}) rotate(${turn})${size}`);
    })
    .join('');
}

/** The dark that food throws on what it lies on. */
export function under(cx: number, cy: number, rx: number, ry: number, opacity = 0.22): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#3A2410" opacity="${opacity}"/>`;
}

/** A heap of something fine (rice, couscous, mash) over an area, rising by `height`. */
export function mound(pen: Pen, [light, base, dark]: Tones, [cx, cy, rx, ry]: Area, height: number): string {
  const top = cy - ry - height;
  const paint = pen.radial(
    [
      [0, light],
      [0.6, base],
      [1, dark],
    ],
    0.38,
    0.25,
    0.8,
  );
  const x = (share: number): number => round(cx + rx * share);
  const edge = `M${x(-1)} ${cy}C${x(-0.98)} ${round(cy - height * 0.8)} ${x(-0.66)} ${round(top + 6)} ${x(-0.3)} ${round(top + 3)}C${x(-0.1)} ${round(top - 3)} ${x(0.28)} ${round(top - 2)} ${x(0.46)} ${round(top + 4)}C${x(0.8)} ${round(top + 12)} ${x(0.99)} ${round(cy - height * 0.6)} ${x(1)} ${cy}C${x(1)} ${round(cy + ry * 0.8)} ${x(0.6)} ${round(cy + ry)} ${cx} ${round(cy + ry)}C${x(-0.6)} ${round(cy + ry)} ${x(-1)} ${round(cy + ry * 0.8)} ${x(-1)} ${cy}z`;
  return `${under(cx + 3, cy + 4, rx + 3, ry + 2)}<path d="${edge}" fill="${paint}"/>`;
}

/** Short strokes over an area, as one path: grains, crumbs, seeds. */
export function grains(
  [cx, cy, rx, ry]: Area,
  count: number,
  colour: string,
  { seed = 1, width = 3, long = 5 } = {},
): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = chance(seed * 31 + i * 3) * Math.PI * 2;
    const reach = Math.sqrt(chance(seed * 37 + i * 3 + 1)) * 0.96;
    const turn = (chance(seed * 41 + i * 3 + 2) - 0.5) * 2.4;
    const x = Math.round(cx + Math.cos(angle) * reach * rx);
    const y = Math.round(cy + Math.sin(angle) * reach * ry);
    path += `M${x} ${y}l${round(Math.cos(turn) * long)} ${round(Math.sin(turn) * long)}`;
  }
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
}

/** A piece of food, its middle, its turn in degrees, its size. */
export type Laid = readonly [piece: string, x: number, y: number, turn?: number, scale?: number];

/** Pieces side by side. */
export function lay(...pieces: readonly Laid[]): string {
  return pieces.map((laid) => at(...laid)).join('');
}
