/** Rows with one replaced. */
export const replaceRow = <Row>(rows: readonly Row[], position: number, row: Row): readonly Row[] =>
  rows.map((each, at) => (at === position ? row : each));

export const removeRow = <Row>(rows: readonly Row[], position: number): readonly Row[] =>
  rows.filter((_, at) => at !== position);

/** Rows with one moved down by `by` places (negative: up), at most to the end. */
export const moveRow = <Row>(rows: readonly Row[], position: number, by: number): readonly Row[] => {
  const row = rows[position];
  const to = position + by;
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return removeRow(rows, position).toSpliced(to, 0, row);
};
