/** Comparisons between two pauses: a few milliseconds of work. */
const STEP = 5_000;

type IsBefore = (one: number, other: number) => boolean;

/** Sorts numbers by a comparison, bottom up, in steps so that others get their turn in between. */
export function* sortInSteps(
  numbers: Uint32Array,
  isBefore: IsBefore,
): Generator<void, Uint32Array<ArrayBuffer>> {
  let from = numbers.slice();
  let to = new Uint32Array(numbers.length);
  let done = 0;
  for (let width = 1; width < numbers.length; width *= 2) {
    for (let start = 0; start < numbers.length; start += 2 * width) {
      const middle = Math.min(start + width, numbers.length);
      const end = Math.min(start + 2 * width, numbers.length);
      for (let at = start, right = middle; at < end; ) {
        const stop = Math.min(end, at + STEP - done);
        right = merge(from, to, { at, stop, right, middle, end }, isBefore);
        done += stop - at;
        at = stop;
        if (done < STEP) continue;
        done = 0;
        yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

interface Merging {
  /** Where the merged ones are put, and until where now. */
  readonly at: number;
  readonly stop: number;
  /** The next of the right run, where it begins, and where it ends. */
  readonly right: number;
  readonly middle: number;
  readonly end: number;
}

/** Returns the next of the right run. */
const merge = (
  from: Uint32Array,
  to: Uint32Array,
  { at, stop, right: firstRight, middle, end }: Merging,
  isBefore: IsBefore,
): number => {
  let right = firstRight;
  // What was put so far came from the left run or the right one.
  let left = at - (right - middle);
  for (let put = at; put < stop; put += 1) {
    const takesRight =
      right < end && (left >= middle || isBefore(from[right] as number, from[left] as number));
    to[put] = (takesRight ? from[right] : from[left]) as number;
    if (takesRight) right += 1;
    else left += 1;
  }
  return right;
};
