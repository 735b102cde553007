import type { ListPage, ListValues } from './list-types.ts';

/** Every row that the filters let through, whatever page is shown; with `atMost` up to as many, and the rest of a page. */
export const readAllPages = async <Row>(
  readPage: (values: ListValues) => Promise<ListPage<Row>>,
  { despues: _, ...values }: ListValues,
  atMost = Number.POSITIVE_INFINITY,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<Row> = await readPage({ ...values, ...(after !== null && { despues: after }) });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < atMost);
  return rows;
};
