import { createHash } from 'node:crypto';
import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { openBatch } from '../batches/open-batch.ts';
import { missingReason } from '../change-product.ts';
import { writingProducts } from '../writing-products.ts';
import { type ImportResponse, importResponse } from './import-response.ts';
import { type MappedFile, type Mapping, mapColumns } from './map-columns.ts';
import { readFile } from './read-file.ts';
import { rememberColumns } from './remembered-columns.ts';
import { type Decisions, type SortedRows, sortRows } from './sort-rows.ts';
import { readSuppliers } from './suppliers.ts';
import { writeRows } from './write-rows.ts';

export interface ImportOptions extends Decisions {
  /** Runs the whole import and rolls it back. */
  readonly isDry: boolean;
  /** Imports the rows without errors; otherwise one faulty row refuses the whole file. */
  readonly skipsFaulty: boolean;
  readonly reason: string | undefined;
  readonly mapping: Mapping | null;
  /** What the person was shown, as `seen` of that response; undefined for a file that nobody looked at before. */
  readonly seen: string | undefined;
}

const REASON = 'Importado de un archivo';

/** Between two statements thousands of rows are compared, which takes longer on a busy machine than requests may keep a transaction idle. */
const COMPARING_MS = 60_000;

/**
 * Imports a file of products in one transaction. A row about a product of the shop changes it in the columns of the file; any other row adds one,
 * unless it looks like one that the shop has.
 */
export const importProducts = async (
  db: Kysely<Schema>,
  actorId: string,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<Result<ImportResponse, Refusal>> => {
  const sheet = await readFile(bytes);
  const file = sheet.ok ? mapColumns(sheet.value, options.mapping) : sheet;
  if (!file.ok) return refuse({ kind: 'invalid-input', errors: { file: file.refusal } });
  const done = await writingProducts(db, async (trx): Promise<Result<ImportResponse, Refusal | DryRun>> => {
    await sql.raw(`set local idle_in_transaction_session_timeout = ${COMPARING_MS}`).execute(trx);
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const issue = await supplierIssue(trx, file.value, options);
    if (issue) return refuse({ kind: 'invalid-input', errors: issue });
    const imported = await importRows(trx, actorId, file.value, options);
    return imported.ok && options.isDry ? refuse({ kind: 'dry-run', response: imported.value }) : imported;
  });
  if (done.ok) return done;
  return done.refusal.kind === 'dry-run' ? accept(done.refusal.response) : refuse(done.refusal);
};

const supplierIssue = async (
  trx: Transaction<Schema>,
  { columns }: MappedFile,
  { supplierId }: ImportOptions,
): Promise<Readonly<Record<string, string>> | null> => {
  if (supplierId !== null) {
    const { rows } = await sql`select id from suppliers where id = ${supplierId}`.execute(trx);
    return rows.length > 0 ? null : { supplier: 'Ese suplidor ya no existe. Escoge otro.' };
  }
  const isOnlyByCode = !columns.has('sku') && !columns.has('barcodes') && !columns.has('supplier_id');
  return isOnlyByCode ? { supplier: 'Di de qué suplidor es: su código solo no basta.' } : null;
};

/** A "refusal" that rolls the transaction back and carries the response of a dry run. */
interface DryRun {
  readonly kind: 'dry-run';
  readonly response: ImportResponse;
}

const importRows = async (
  trx: Transaction<Schema>,
  actorId: string,
  file: MappedFile,
  options: ImportOptions,
): Promise<Result<ImportResponse, Refusal>> => {
  const { isDry, skipsFaulty, reason, seen } = options;
  const why = reason ? `${REASON}: ${reason}` : REASON;
  const suppliers = await readSuppliers(trx);
  const sorted = await sortRows(trx, file, options, suppliers);
  const needsReason = sorted.changed.some(
    ({ change }) => change && missingReason(change.before, change.after, reason),
  );
  const isExcluded = sorted.faults.length > 0 && !skipsFaulty;
  const isEmpty = sorted.changed.length + sorted.created.length === 0;
  const response = {
    ...importResponse(file, sorted, options, suppliers),
    batch_id: null,
    needs_reason: needsReason,
    seen: fingerprintOf(sorted),
  };
  if (isExcluded || isEmpty) return accept(response);
  if (!isDry && needsReason) return refuse({ kind: 'invalid-input', errors: { reason: MISSING_REASON } });
  if (!isDry && seen !== undefined && seen !== response.seen) return refuse(CHANGED_SINCE);
  const batchId = await openBatch(trx, { kind: 'archivo', actorId, reason: why });
  await writeRows(trx, sorted, { actorId, reason: why, batchId });
  if (options.supplierId && options.mapping)
    await rememberColumns(trx, options.supplierId, file.headings, options.mapping.columns);
  return accept({ ...response, batch_id: isDry ? null : batchId });
};

const CHANGED_SINCE: Refusal = {
  kind: 'wrong-state',
  detail:
    'Alguien cambió el catálogo después de que miraste este archivo. Míralo otra vez antes de importar.',
};

/** The same for the same changes of the same products, so that nothing is written that the person wasn't shown. */
const fingerprintOf = ({ changed, created }: SortedRows): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        changed.map(({ product, change, newBarcodes }) => [
          product.id,
          product.version,
          change?.fields.map((field) => [field, change.after[field]]),
          newBarcodes,
        ]),
        created.map(({ row, sku, newBarcodes }) => [row.line, sku, row.cells, newBarcodes]),
      ]),
    )
    .digest('base64url');
