export interface PricePoint {
  /** ISO time since when the price applied. */
  readonly at: string;
  readonly cents: number;
}

export interface PriceSteps {
  /** The `d` attribute of an SVG path, in the units of the box. */
  readonly path: string;
  /** Where each price begins. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly maxCents: number;
  readonly minCents: number;
  readonly fromMs: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A price holds until the next one: a line of steps, the newest reaching `nowMs`. `points` oldest first, one at least. */
export const priceSteps = (
  points: readonly PricePoint[],
  nowMs: number,
  { width, height }: Box,
): PriceSteps => {
  const times = points.map(({ at }) => Date.parse(at));
  const cents = points.map((point) => point.cents);
  const [fromMs, maxCents, minCents] = [Math.min(...times), Math.max(...cents), Math.min(...cents)];
  const duration = Math.max(1, nowMs - fromMs);
  const range = maxCents - minCents;
  const dots = points.map((point, index) => ({
    x: rounded((((times[index] ?? fromMs) - fromMs) / duration) * width),
    // A single price is drawn in the middle.
    y: rounded(range === 0 ? height / 2 : ((maxCents - point.cents) / range) * height),
  }));
  const [first, ...rest] = dots;
  const path = `M${first?.x ?? 0} ${first?.y ?? 0}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${width}`;
  return { path, dots, maxCents, minCents, fromMs };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
