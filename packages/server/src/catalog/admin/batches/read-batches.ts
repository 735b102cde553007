import type { adminProductEndpoints, BatchJson } from '@nutricion/contract/catalog/admin-products-endpoints';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import { matchesWords } from '../../../platform/db/match-words.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { BatchKind } from '../../tables/products.ts';
import { readEditableProducts, withIds } from '../editable-product.ts';
import { undoProduct } from './undo-batch.ts';

type Batches = ResponseOf<(typeof adminProductEndpoints)['GET /api/admin/batches']>;
type Batch = ResponseOf<(typeof adminProductEndpoints)['GET /api/admin/batches/{id}']>;

const BATCHES_PER_PAGE = 50;
const ROWS_PER_PAGE = 100;

const selectBatches = (db: Kysely<Schema>) =>
  db
    .selectFrom('product_batches as b')
    .leftJoin('profiles as p', 'p.id', 'b.actor_id')
    .leftJoin('product_batches as u', 'u.undoes_id', 'b.id')
    .select(['b.id', 'b.kind', 'p.full_name as by', 'b.reason', 'b.created_at'])
    .select(['b.undoes_id as undoes', 'u.id as undone_by'])
    .select(
      sql<number>`(select count(*)::int from product_batch_rows r where r.batch_id = b.id)`.as('products'),
    );

type BatchRow = Awaited<ReturnType<ReturnType<typeof selectBatches>['execute']>>[number];

const batchToJson = ({ created_at, ...row }: BatchRow): BatchJson => ({
  ...row,
  created_at: created_at.toISOString(),
});

/** As a cursor has it. */
const createdAt = sql<Date>`date_trunc('milliseconds', b.created_at)`;

/** The latest first. */
export const listBatches = async (
  db: Kysely<Schema>,
  {
    kind,
    q,
    after,
  }: {
    readonly kind?: BatchKind | undefined;
    readonly q?: string | undefined;
    readonly after?: string | undefined;
  },
): Promise<Batches> => {
  const [lastAt, lastId] = after?.split('_') ?? [];
  const rows = await selectBatches(db)
    .$if(kind !== undefined, (query) => query.where('b.kind', '=', kind ?? 'lote'))
    .$if(q !== undefined, (query) =>
      query.where(matchesWords(sql`concat_ws(' ', b.reason, p.full_name)`, q ?? '')),
    )
    .$if(lastAt !== undefined, (query) =>
      query.where(sql<boolean>`(${createdAt}, b.id) < (${lastAt}::timestamptz, ${lastId}::uuid)`),
    )
    .orderBy(createdAt, 'desc')
    .orderBy('b.id', 'desc')
    .limit(BATCHES_PER_PAGE + 1)
    .execute();
  const page = rows.slice(0, BATCHES_PER_PAGE).map(batchToJson);
  const last = page.at(-1);
  return {
    batches: page,
    next: rows.length > BATCHES_PER_PAGE && last ? `${last.created_at}_${last.id}` : null,
  };
};

/** A batch with a page of its products, and how many of all could still be undone. */
export const readBatch = async (
  db: Kysely<Schema>,
  id: string,
  after: string | undefined,
): Promise<Result<Batch, Refusal>> => {
  const batch = await selectBatches(db).where('b.id', '=', id).executeTakeFirst();
  if (!batch) return refuse({ kind: 'not-found', what: 'ese lote' });
  const rows = await db
    .selectFrom('product_batch_rows')
    .select(['product_id', 'before', 'after'])
    .where('batch_id', '=', id)
    .orderBy('product_id')
    .execute();
  const products = await db
    .transaction()
    .execute((trx) => readEditableProducts(trx, withIds(rows.map(({ product_id }) => product_id))));
  const productOf = new Map(products.map((product) => [product.id, product]));
  const isUndone = batch.undone_by !== null;
  const tried = rows.flatMap((row) => {
    const product = productOf.get(row.product_id);
    return product
      ? [
          {
            ...{ id: product.id, title: product.title },
            before: row.before && { ...row.before },
            after: { ...row.after },
            is_undoable: !isUndone && undoProduct(product, row) !== null,
          },
        ]
      : [];
  });
  const from = after ? tried.filter((row) => row.id > after) : tried;
  const page = from.slice(0, ROWS_PER_PAGE);
  return accept({
    ...batchToJson(batch),
    undoable: tried.filter(({ is_undoable }) => is_undoable).length,
    rows: page,
    next: from.length > ROWS_PER_PAGE ? (page.at(-1)?.id ?? null) : null,
  });
};
