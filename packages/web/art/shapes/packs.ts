import type { Shape, ShapeInput } from '../kit/shape.ts';
import { bottle } from './bottles.ts';
import { drinkCan } from './cans.ts';

/** Bottles under shrink film, sold as one. */
export const bottlePack: Shape = (input) => packOf(bottle, input, 24);

/** Cans in one wrap, sold as one. */
export const canPack: Shape = (input) => packOf(drinkCan, input, 26);

/** Two rows of what it holds, the nearer lower, a band around them and a handle. */
function packOf(shape: Shape, input: ShapeInput, step: number): string {
  const { pen, colour } = input;
  const one = pen.stamp(shape(input));
  const row = (y: number, xs: readonly number[], scale: number): string =>
    xs.map((x) => one(`translate(${x - 100 * scale} ${y - 176 * scale}) scale(${scale})`)).join('');
  return `${row(156, [100 - step * 1.7, 100, 100 + step * 1.7], 0.72)}${row(176, [100 - step * 2, 100, 100 + step * 2], 0.8)}
<path d="M18 156h164v14q0 6-6 6H24q-6 0-6-6z" fill="${colour.base}"/><path d="M18 156h164v5H18z" fill="${colour.trim}"/>
<path d="M18 66q0-10 10-10h144q10 0 10 10v90H18z" fill="#fff" opacity=".12"/><path d="M24 150V74q0-10 10-12" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}
