/** One row for each key: the numbers of its rows added up, the rest as in the first. */
export const addUp = <Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] => {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = sums.get(key);
    sums.set(key, before ? added(before, row) : row);
  }
  return [...sums.values()];
};

const added = <Row extends object>(before: Row, row: Row): Row => {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'number' ? value + Number(before[name as keyof Row]) : value,
  ]);
  return Object.fromEntries(values) as Row;
};
