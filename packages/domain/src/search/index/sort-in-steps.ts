/** Comparisons between two pauses: a few milliseconds of work. */
const STEP = 20_000;

/** Sorts numbers by a comparison, bottom up, in steps so that others get their turn in between. */
export function* sortInSteps(
  numbers: Uint32Array,
  isBefore: (one: number, other: number) => boolean,
): Generator<void, Uint32Array<ArrayBuffer>> {
  let from = numbers.slice();
  let to = new Uint32Array(numbers.length);
  let done = 0;
  for (let width = 1; width < numbers.length; width *= 2) {
    for (let start = 0; start < numbers.length; start += 2 * width) {
      merge(
        from,
        to,
        start,
        Math.min(start + width, numbers.length),
        Math.min(start + 2 * width, numbers.length),
        isBefore,
      );
      done += 2 * width;
      if (done >= STEP) {
        done = 0;
        yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

const merge = (
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  isBefore: (one: number, other: number) => boolean,
): void => {
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    const takesRight = right < end && (left >= middle || isBefore(from[right] ?? 0, from[left] ?? 0));
    to[at] = (takesRight ? from[right] : from[left]) ?? 0;
    if (takesRight) right += 1;
    else left += 1;
  }
};
