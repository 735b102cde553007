import { costMoney } from '@nutricion/contract/kit/money';
import {
  type PurchaseLineJson,
  type PurchaseOrderJson,
  type PurchaseRowJson,
  purchaseMoney,
} from '@nutricion/contract/stock/purchase-orders';
import { type PurchaseState, purchaseNumber, purchaseStates } from '@nutricion/domain/stock/purchase-order';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { matchesWords } from '../../platform/db/match-words.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { receivedUnits } from './received-units.ts';
import { readShortProducts } from './short-products.ts';

export const unknownOrder: Refusal = { kind: 'not-found', what: 'esa orden de compra' };

const LIST_PAGE = 50;

interface PurchaseFilter {
  readonly q?: string | undefined;
  readonly state?: PurchaseState | undefined;
  readonly supplier?: string | undefined;
  /** The number of the last order of the page before. */
  readonly after?: number | undefined;
}

/** A page of orders, the last one first. */
export const listOrders = async (
  db: Kysely<Schema>,
  { q, state, supplier, after }: PurchaseFilter,
): Promise<{ orders: PurchaseRowJson[]; next: string | null }> => {
  const conditions = [
    ...(q ? [matchesWords(sql`'oc-' || lpad(o.number::text, 4, '0') || ' ' || s.name`, q)] : []),
    ...(state ? [sql<boolean>`o.state = ${state}`] : []),
    ...(supplier ? [sql<boolean>`o.supplier_id = ${supplier}`] : []),
    ...(after ? [sql<boolean>`o.number < ${after}`] : []),
    sql<boolean>`true`,
  ];
  const rows = await readFacts(db, sql.join(conditions, sql` and `), LIST_PAGE + 1);
  const page = rows.slice(0, LIST_PAGE);
  const last = page.at(-1);
  return {
    orders: page.map((row) => ({
      ...factsOf(row),
      supplier: row.name,
      products: row.products,
      units: row.units,
      received_units: row.received_units,
    })),
    next: rows.length > LIST_PAGE && last ? String(last.number) : null,
  };
};

/** Orders in each state, and what has fallen to its reorder point. */
export const purchaseOverview = async (db: Kysely<Schema>) => {
  const counts = purchaseStates.map(
    (state) => sql`count(*) filter (where state = ${state})::int as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<PurchaseState, number>>`
    select ${sql.join(counts)} from purchase_orders
  `.execute(db);
  const by_state = rows[0] ?? (Object.fromEntries(purchaseStates.map((state) => [state, 0])) as never);
  const short = await readShortProducts(db);
  return {
    total: Object.values<number>(by_state).reduce((sum, count) => sum + count, 0),
    by_state,
    short: short.filter(({ supplier_id }) => supplier_id !== null).length,
    without_supplier: short
      .filter(({ supplier_id }) => supplier_id === null)
      .map(({ id, title }) => ({ id, title })),
  };
};

export const readPurchaseOrder = async (
  db: Kysely<Schema>,
  id: string,
): Promise<PurchaseOrderJson | null> => {
  const [row] = await readFacts(db, sql<boolean>`o.id = ${id}`, 1);
  if (!row) return null;
  const { rows } = await sql<Omit<PurchaseLineJson, 'cost'> & { readonly cost_cents: number | null }>`
    select l.product_id, p.title, p.package_label, p.sku, p.zone, p.stock, l.units, l.cost_cents,
      case when p.supplier_id = ${row.supplier_id} then p.supplier_code end as supplier_code,
      ${receivedUnits} as received_units
    from purchase_order_lines l join products p on p.id = l.product_id
    where l.order_id = ${id} order by l.position, l.product_id
  `.execute(db);
  return {
    ...factsOf(row),
    supplier: {
      id: row.supplier_id,
      name: row.name,
      email: row.contact_email,
      phone: row.contact_phone,
      is_active: row.is_active,
    },
    note: row.note,
    sent_to: row.sent_to,
    lines: rows.map(({ cost_cents: costCents, ...line }) => ({
      ...line,
      ...costMoney.toJson({ costCents }),
    })),
  };
};

interface FactRow {
  readonly id: string;
  readonly number: number;
  readonly state: PurchaseState;
  readonly expected_on: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly sent_to: string | null;
  readonly made_by_shop: boolean;
  readonly note: string;
  readonly version: number;
  readonly supplier_id: string;
  readonly name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  readonly is_active: boolean;
  readonly products: number;
  readonly units: number;
  readonly received_units: number;
  readonly total_cents: number;
}

const readFacts = async (
  db: Kysely<Schema>,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<readonly FactRow[]> => {
  const { rows } = await sql<FactRow>`
    select o.id, o.number, o.state, o.expected_on, o.created_at, o.sent_at, o.sent_to, o.made_by_shop, o.note, o.version,
      o.supplier_id, s.name, s.contact_email, s.contact_phone, s.is_active, sums.*
    from purchase_orders o join suppliers s on s.id = o.supplier_id
    cross join lateral (
      select count(*)::int as products, coalesce(sum(l.units), 0)::int as units,
        coalesce(sum(${receivedUnits}), 0)::int as received_units,
        coalesce(sum(l.units::bigint * l.cost_cents), 0)::float8 as total_cents
      from purchase_order_lines l where l.order_id = o.id
    ) sums
    where ${condition} order by o.number desc limit ${limit}
  `.execute(db);
  return rows;
};

const factsOf = (row: FactRow) => ({
  id: row.id,
  number: purchaseNumber(row.number),
  state: row.state,
  expected_on: row.expected_on,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  made_by_shop: row.made_by_shop,
  ...purchaseMoney.toJson({ totalCents: row.total_cents }),
  version: row.version,
});
