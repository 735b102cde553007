/** One number for each document or word; what isn't written yet is 0. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** A larger copy when `length` doesn't fit, so that growing one by one costs little. */
export const roomFor = <T extends Column>(column: T, length: number): T => {
  if (length <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => T)(
    Math.max(16, length, column.length * 2),
  );
  larger.set(column as never);
  return larger;
};
