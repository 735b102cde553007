/** Draws that are the same again for the same seed. */
export interface Draws {
  /** From 0, below 1. */
  readonly share: () => number;
  readonly chance: (probability: number) => boolean;
  /** Whole, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly oneOf: <T>(options: readonly T[]) => T;
  /** So many different ones, or all that there are. */
  readonly someOf: <T>(options: readonly T[], count: number) => T[];
  /** A UUID of version 4 in its form. */
  readonly uuid: () => string;
}

/** Mulberry32 by Tommy Ettinger, public domain: enough for a play, useless for a secret. */
export const drawsOf = (seed: number): Draws => {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(share() * (high - low + 1));
  const oneOf = <T>(options: readonly T[]): T => {
    const drawn = options[between(0, options.length - 1)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  };
  return {
    share,
    between,
    oneOf,
    chance: (probability) => share() < probability,
    someOf: (options, count) => {
      const left = [...options];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat();
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
};
