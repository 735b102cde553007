import { setImmediate } from 'node:timers/promises';
import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { type ChangedProduct, changeProduct, missingReason, snapshot } from '../change-product.ts';
import { type EditableProduct, readEditableProducts, withIds } from '../editable-product.ts';
import { matchesFilter } from '../product-states.ts';
import { writeProducts } from '../write-products.ts';
import { writingProducts } from '../writing-products.ts';
import { type BulkBody, bulkChanges } from './bulk-change.ts';
import { openBatch } from './open-batch.ts';

interface BulkResponse {
  readonly batch_id: string | null;
  readonly changed: number;
  readonly unchanged: number;
  readonly lists: number;
  readonly needs_reason: boolean;
  readonly rows: {
    id: string;
    title: string;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  }[];
  readonly faults: { id: string; title: string; error: string }[];
}

/** Rows returned with before and after; the others are only counted. */
const MAX_SHOWN_ROWS = 50;
/** Products between two pauses, in which the server handles other requests. */
const CHUNK_ROWS = 500;

/**
 * Changes many products in one transaction; a dry run only computes the result. Products that can't be changed are listed in `faults` and left
 * unchanged.
 */
export const runBulk = (
  db: Kysely<Schema>,
  actorId: string,
  { ids, filter, changes, dry_run, reason }: BulkBody,
): Promise<Result<BulkResponse, Refusal>> =>
  writingProducts(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    if ((ids === undefined) === (filter === undefined))
      return refuse({ kind: 'invalid-input', errors: { ids: 'Escoge productos, o un filtro.' } });
    const condition = ids ? withIds(ids) : matchesFilter(filter ?? {});
    const products = await readEditableProducts(trx, condition, { isLocked: !dry_run });
    const { changed, faults } = await tryEach(products, changes);
    const unexplained = changed.find(({ before, after }) => missingReason(before, after, reason));
    if (unexplained && !dry_run) return refuse({ kind: 'invalid-input', errors: { reason: MISSING_REASON } });
    const batchId =
      dry_run || changed.length === 0 ? null : await openBatch(trx, { kind: 'lote', actorId, reason });
    if (batchId) await writeProducts(trx, changed, { actorId, reason, batchId });
    return accept({
      batch_id: batchId,
      changed: changed.length,
      unchanged: products.length - changed.length - faults.length,
      lists: await countLists(trx, changed),
      needs_reason: unexplained !== undefined,
      rows: changed.slice(0, MAX_SHOWN_ROWS).map(({ before, after, fields }) => ({
        id: after.id,
        title: after.title,
        before: { ...snapshot(before, fields) },
        after: { ...snapshot(after, fields) },
      })),
      faults,
    });
  });

const tryEach = async (products: readonly EditableProduct[], changes: BulkBody['changes']) => {
  const changed: ChangedProduct[] = [];
  const faults: BulkResponse['faults'] = [];
  for (const [index, product] of products.entries()) {
    if (index % CHUNK_ROWS === CHUNK_ROWS - 1) await setImmediate();
    const typed = bulkChanges(product, changes);
    const tried = typed.ok ? changeProduct(product, typed.value) : typed;
    if (!tried.ok)
      faults.push({ id: product.id, title: product.title, error: Object.values(tried.refusal).join(' ') });
    else if (tried.value) changed.push(tried.value);
  }
  return { changed, faults };
};

const countLists = async (trx: Transaction<Schema>, changed: readonly ChangedProduct[]): Promise<number> => {
  const ids = changed.map(({ after }) => after.id);
  const { rows } = await sql<{ lists: number }>`
    select count(distinct list_id)::int as lists from shopping_list_lines where product_id = any(${ids}::uuid[])
  `.execute(trx);
  return rows[0]?.lists ?? 0;
};
