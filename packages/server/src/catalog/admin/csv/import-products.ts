import { setImmediate } from 'node:timers/promises';
import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { csvFile } from '@nutricion/domain/kit/csv';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { openBatch } from '../batches/open-batch.ts';
import { type ChangedProduct, missingReason } from '../change-product.ts';
import { completeProduct, freeSkus, type NewProduct } from '../create-product.ts';
import { type EditableProduct, readEditableProducts } from '../editable-product.ts';
import { insertProducts, writeProducts } from '../write-products.ts';
import { writingProducts } from '../writing-products.ts';
import { BARCODES_COLUMN, csvColumns, nutritionColumns } from './csv-columns.ts';
import { ERROR_COLUMN, type FileRow, type ReadFile, readFile } from './read-file.ts';
import { readRow } from './read-row.ts';

export interface ImportResponse {
  readonly batch_id: string | null;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faults: { line: number; error: string }[];
  readonly faults_csv: string | null;
  readonly needs_reason: boolean;
}

interface ImportOptions {
  /** Runs the whole import and rolls it back. */
  readonly isDry: boolean;
  /** Imports the rows without errors; otherwise one faulty row refuses the whole file. */
  readonly skipsFaulty: boolean;
  readonly reason: string | undefined;
}

const REASON = 'Importado de un archivo';
const CHUNK_ROWS = 500;

/**
 * Imports a CSV of products in one transaction. A row with an existing code changes that product in the columns of the file; any other creates one.
 */
export const importProducts = async (
  db: Kysely<Schema>,
  actorId: string,
  bytes: Uint8Array,
  { isDry, skipsFaulty, reason }: ImportOptions,
): Promise<Result<ImportResponse, Refusal>> => {
  const file = await readFile(
    bytes,
    new Set([...csvColumns.map(({ name }) => name), ...nutritionColumns, BARCODES_COLUMN]),
  );
  if (!file.ok) return refuse({ kind: 'invalid-input', errors: { file: file.refusal } });
  const done = await writingProducts(db, async (trx): Promise<Result<ImportResponse, Refusal | DryRun>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const response = await importRows(trx, actorId, file.value, { isDry, skipsFaulty, reason });
    if (isDry) return refuse({ kind: 'dry-run', response });
    return response.needs_reason && response.batch_id !== null
      ? refuse({ kind: 'invalid-input', errors: { reason: MISSING_REASON } })
      : accept(response);
  });
  if (done.ok) return done;
  return done.refusal.kind === 'dry-run' ? accept(done.refusal.response) : refuse(done.refusal);
};

/** A "refusal" that rolls the transaction back and carries the response of a dry run. */
interface DryRun {
  readonly kind: 'dry-run';
  readonly response: ImportResponse;
}

const importRows = async (
  trx: Transaction<Schema>,
  actorId: string,
  file: ReadFile,
  { isDry, skipsFaulty, reason }: ImportOptions,
): Promise<ImportResponse> => {
  const why = reason ? `${REASON}: ${reason}` : REASON;
  const { changed, created, faults } = await readRows(trx, file);
  const isExcluded = faults.length > 0 && !skipsFaulty;
  const batchId =
    isExcluded || changed.length + created.length === 0
      ? null
      : await openBatch(trx, { kind: 'archivo', actorId, reason: why });
  if (batchId) {
    await writeProducts(trx, changed, { actorId, reason: why, batchId });
    await insertProducts(trx, await withCodes(trx, created), { actorId, reason: why, batchId });
  }
  return {
    batch_id: isDry ? null : batchId,
    created: created.length,
    changed: changed.length,
    unchanged: file.rows.length - faults.length - changed.length - created.length,
    faults: faults.map(({ row, error }) => ({ line: row.line, error })),
    needs_reason: changed.some(({ before, after }) => missingReason(before, after, reason)),
    faults_csv: faults.length === 0 ? null : issuesFile(file.columns, faults),
  };
};

interface SortedRows {
  readonly changed: ChangedProduct[];
  readonly created: CodedProduct[];
  readonly faults: { readonly row: FileRow; readonly error: string }[];
}
type CodedProduct = NewProduct & { readonly sku: string };

const readRows = async (trx: Transaction<Schema>, { columns, rows }: ReadFile): Promise<SortedRows> => {
  const codes = rows.map(({ cells }) => cells.sku ?? '').filter(Boolean);
  const stored = await readEditableProducts(trx, sql<boolean>`p.sku = any(${codes})`, { isLocked: true });
  const bySku = new Map(stored.map((product) => [product.sku, product]));
  const sorted: SortedRows = { changed: [], created: [], faults: [] };
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % CHUNK_ROWS === CHUNK_ROWS - 1) await setImmediate();
    const sku = row.cells.sku ?? '';
    const isTwice = sku !== '' && seen.has(sku);
    seen.add(sku);
    const read = isTwice ? refuse(DUPLICATE_CODE_TEXT) : readRow(row, columns, bySku.get(sku));
    if (!read.ok) sorted.faults.push({ row, error: read.refusal });
    else if (read.value?.kind === 'changed') sorted.changed.push(read.value.product);
    else if (read.value?.kind === 'new') sorted.created.push({ ...read.value.product, sku });
  }
  return sorted;
};

const DUPLICATE_CODE_TEXT = 'Ese sku está en otra fila. Deja una.';

const withCodes = async (
  trx: Transaction<Schema>,
  created: readonly CodedProduct[],
): Promise<readonly EditableProduct[]> => {
  const codeless = created.filter(({ sku }) => sku === '');
  const codes = await freeSkus(
    trx,
    codeless.map(({ title }) => title),
  );
  const codeOf = new Map(codeless.map((each, index) => [each, codes[index] ?? '']));
  return created.map((each) => {
    const { sku, ...typed } = each;
    return { ...completeProduct(typed), sku: codeOf.get(each) ?? sku };
  });
};

/** The faulty rows with an error column, to be corrected and imported again. */
const issuesFile = (columns: readonly string[], faults: SortedRows['faults']): string => {
  const others = columns.filter((column) => column !== ERROR_COLUMN);
  return csvFile([
    [...others, ERROR_COLUMN],
    ...faults.map(({ row, error }) => [...others.map((column) => row.cells[column] ?? ''), error]),
  ]);
};
