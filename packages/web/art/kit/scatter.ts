/** A number in [0, 1) that looks like chance and is the same for the same `i` each time. */
export function chance(i: number): number {
  const x = Math.sin(i * 12.9898 + 4.1414) * 43758.5453;
  return x - Math.floor(x);
}

/** `count` points over a box, spread so that no two lie closer than `apart` if there is room. */
export function scatter(
  count: number,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  apart: number,
): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (let i = 0; points.length < count && i < count * 40; i++) {
    const x = Math.round(left + chance(i * 2 + 1) * (right - left));
    const y = Math.round(top + chance(i * 2 + 2) * (bottom - top));
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= apart)) points.push([x, y]);
  }
  return points;
}
