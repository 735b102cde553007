/** Numbers from 0 to 1, 1 excluded. */
export type Random = () => number;

/** A small generator of pseudo-random numbers, the same ones for the same seed (mulberry32, public domain). */
export const mulberry32 = (seed: number): Random => {
  // A list of one: a number in a variable that a function keeps is a new object every time it changes.
  const stateCell = Int32Array.of(seed);
  return () => {
    const state = ((stateCell[0] as number) + 0x6d2b79f5) | 0;
    stateCell[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
