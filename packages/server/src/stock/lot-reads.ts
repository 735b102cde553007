import { costMoney } from '@nutricion/contract/kit/money';
import type { LotJson } from '@nutricion/contract/stock/stock';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { lotState, nearExpiryUntil, unitsLeftOfLot } from '@nutricion/domain/stock/lots';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { matchesWords } from '../platform/db/match-words.ts';
import type { Schema } from '../platform/db/schema.ts';
import { ledgerUnits, reservedUnits } from './ledger-units.ts';

const LOTS_PAGE = 50;

export interface LotFilter {
  readonly q?: string | undefined;
  readonly near?: '1' | undefined;
  readonly after?: string | undefined;
}

/** A page of lots by expiry: those with units left, or all that match a search. */
export const lotsWithBalance = async (
  db: Kysely<Schema>,
  { q = '', near, after }: LotFilter,
  nowMs: number,
): Promise<{ lots: LotJson[]; next: string | null }> => {
  const today = puertoRicoDate(nowMs);
  const [day, id] = after?.split('_') ?? [];
  const conditions = [
    q === '' ? hasUnits : matchesWords(sql`l.code || ' ' || l.supplier || ' ' || p.title || ' ' || p.sku`, q),
    ...(near ? [sql<boolean>`l.expires_on <= ${nearExpiryUntil(today)}::date and l.held_at is null`] : []),
    ...(day ? [sql<boolean>`(${expiry}, l.id) > (${day}::date, ${id}::uuid)`] : []),
  ];
  const rows = await readRows(db, conditions, LOTS_PAGE + 1);
  const page = rows.slice(0, LOTS_PAGE);
  const last = page.at(-1);
  return {
    // The ledger can be higher than the stock on hand, so some lots turn out to be empty only here.
    lots: page.map((row) => toJson(row, today)).filter((lot) => q !== '' || lot.units_left > 0),
    next: rows.length > LOTS_PAGE && last ? `${last.expires_on ?? 'infinity'}_${last.id}` : null,
  };
};

/** The lots of a product that have units left. */
export const lotsOfProduct = async (
  db: Kysely<Schema>,
  productId: string,
  nowMs: number,
): Promise<LotJson[]> => {
  const rows = await readRows(db, [sql<boolean>`l.product_id = ${productId}`, hasUnits], LOTS_PAGE);
  return rows.map((row) => toJson(row, puertoRicoDate(nowMs))).filter((lot) => lot.units_left > 0);
};

const expiry = sql`coalesce(l.expires_on, 'infinity'::date)`;
const hasUnits = sql<boolean>`${ledgerUnits} > 0`;

const readRows = async (db: Kysely<Schema>, conditions: readonly RawBuilder<boolean>[], limit: number) => {
  const { rows } = await sql<LotRow>`
    select l.id, l.product_id, p.title as product, p.sku, l.supplier, l.code, l.expires_on, l.temperature_f,
      l.received_units, l.received_at, l.held_at, l.cost_cents, w.full_name as received_by,
      ${ledgerUnits} as ledger_units, p.stock + ${reservedUnits} as units_on_hand
    from lots l
    join products p on p.id = l.product_id
    left join profiles w on w.id = l.actor_id
    where ${sql.join([...conditions], sql` and `)}
    order by ${expiry}, l.id
    limit ${limit}
  `.execute(db);
  return rows;
};

interface LotRow extends Omit<LotJson, 'received_at' | 'units_left' | 'state' | 'cost'> {
  readonly cost_cents: number | null;
  readonly received_at: Date;
  readonly held_at: Date | null;
  readonly ledger_units: number;
  readonly units_on_hand: number;
}

const toJson = (
  { received_at, held_at, ledger_units, units_on_hand, cost_cents: costCents, ...row }: LotRow,
  today: string,
): LotJson => ({
  ...row,
  ...costMoney.toJson({ costCents }),
  received_at: received_at.toISOString(),
  units_left: unitsLeftOfLot(ledger_units, units_on_hand),
  state: lotState({ expiresOn: row.expires_on, isQuarantined: held_at !== null }, today),
});
