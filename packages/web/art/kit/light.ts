import type { Colourway } from './colourways.ts';
import type { Pen, Stop } from './pen.ts';
import { round } from './pen.ts';

/** Every picture is drawn on 200 × 200 units and stands on this line; light falls from upper left. */
export const GROUND = 176;

/** Paint of a round body: lit at 28 % of its width, shaded at both edges. */
export function cylinder(pen: Pen, colour: Colourway): string {
  return pen.linear(cylinderStops(colour));
}

/** The same body, seen through: glass or clear plastic with something of this colour in it. */
export function cylinderStops({ base, light, dark }: Colourway): Stop[] {
  return [
    [0, dark],
    [0.12, base],
    [0.3, light],
    [0.5, base],
    [0.84, base],
    [1, dark],
  ];
}

/** The one soft shadow under a picture; `halfWidth` is a fifth more than the base it lies under. */
export function groundShadow(
  pen: Pen,
  cx: number,
  halfWidth: number,
  y = GROUND + 1,
  halfHeight = 8,
): string {
  const paint = pen.radial([
    [0, '#2A2412', 0.36],
    [0.55, '#2A2412', 0.16],
    [1, '#2A2412', 0],
  ]);
  return `<ellipse cx="${cx + 4}" cy="${y}" rx="${halfWidth}" ry="${halfHeight}" fill="${paint}"/>`;
}

/** The white stroke along a lit edge. */
export function edgeLight(path: string, width = 4, opacity = 0.5): string {
  return `<path d="${path}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
}

/** The sol trunco of Old San Juan: a half sun of `rays` separate rays, its flat side on `cy`. */
export function solTrunco(cx: number, cy: number, radius: number, fill: string, rays = 9, hub = 0.3): string {
  const inner = radius * hub;
  const at = (angle: number, r: number): string =>
    `${round(cx + Math.cos(angle) * r)} ${round(cy + Math.sin(angle) * r)}`;
  const path = Array.from({ length: rays }, (_, ray) => {
    const from = Math.PI + ((ray + 0.14) * Math.PI) / rays;
    const to = Math.PI + ((ray + 0.86) * Math.PI) / rays;
    const r = round(inner);
    return `M${at(from, inner)}L${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}L${at(to, inner)}A${r} ${r} 0 0 0 ${at(from, inner)}Z`;
  }).join('');
  return `<path d="${path}" fill="${fill}"/>`;
}
