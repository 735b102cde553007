import { plainHeading } from '@nutricion/domain/catalog/file-columns';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** The columns of a supplier's files by their plain headings, as somebody matched them last; null: left out. */
export const readRememberedColumns = async (
  db: Kysely<Schema>,
  supplierId: string | undefined,
): Promise<ReadonlyMap<string, string | null>> => {
  if (supplierId === undefined) return new Map();
  const rows = await db
    .selectFrom('import_columns')
    .select(['heading', 'column_name'])
    .where('supplier_id', '=', supplierId)
    .execute();
  return new Map(rows.map(({ heading, column_name }) => [heading, column_name]));
};

/** Longer headings are sentences, which nobody writes twice alike. */
const MAX_HEADING = 120;

export const rememberColumns = async (
  trx: Transaction<Schema>,
  supplierId: string,
  headings: readonly string[],
  columns: readonly (string | null)[],
): Promise<void> => {
  const byHeading = new Map(
    headings.map((heading, at) => [plainHeading(heading).slice(0, MAX_HEADING), columns[at] ?? null]),
  );
  byHeading.delete('');
  if (byHeading.size === 0) return;
  await trx
    .insertInto('import_columns')
    .values(
      [...byHeading].map(([heading, column_name]) => ({ supplier_id: supplierId, heading, column_name })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['supplier_id', 'heading'])
        .doUpdateSet((excluded) => ({ column_name: excluded.ref('excluded.column_name') })),
    )
    .execute();
};
