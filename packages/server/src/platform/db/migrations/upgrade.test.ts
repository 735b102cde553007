import { beforeAll, describe, expect, it } from 'vitest';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { migrationNames } from './all.ts';
import { oldRows } from './old-rows.builders.ts';
import { schemaOf } from './schema-of.builders.ts';
import {
  differences,
  inEmptyDatabase,
  lostRows,
  namesUpTo,
  type Rows,
  readRows,
  upgradeFrom,
} from './upgraded.builders.ts';

let schema: readonly string[];
let rows: Rows;
beforeAll(() =>
  inEmptyDatabase(async ({ db, pool, bringUpToDate }) => {
    expect((await migrateToLatest(db)).ran).toEqual(migrationNames);
    await bringUpToDate();
    schema = await schemaOf(pool);
    rows = await readRows(pool);
  }),
);

describe('a new database', () => {
  it('has the schema and rows that the migrations one by one leave in an empty database', async () => {
    const upgraded = await upgradeFrom(migrationNames);
    expect(differences(schema, upgraded.schema)).toEqual([]);
    const apartFromTimes = (all: Rows) => [...all].filter(([table]) => table !== 'kysely_migration');
    expect(apartFromTimes(rows)).toEqual(apartFromTimes(upgraded.after));
  });

  it('runs only migrations that are newer than it', () =>
    inEmptyDatabase(async ({ db }) => {
      await migrateTo(db, namesUpTo('0056-agreed-prices'));
      const { ran } = await migrateToLatest(db);
      expect(ran).toEqual(migrationNames.filter((name) => name > '0056-agreed-prices'));
      expect(await migrateToLatest(db)).toEqual({ ran: [], isNewer: false });
    }));
});

describe('a database of 0011, upgraded', () => {
  let after: Rows;
  const pick = (table: string, ...columns: readonly string[]) =>
    (after.get(table) ?? []).map((row) => columns.map((column) => Reflect.get(row, column)));

  beforeAll(async () => {
    const upgraded = await upgradeFrom(namesUpTo('0011-meal-plans'), oldRows['0011-meal-plans']);
    expect(differences(upgraded.schema, schema)).toEqual([]);
    expect(lostRows(upgraded)).toEqual([]);
    after = upgraded.after;
  });

  it('has each product in the zone of its kind, in the stock ledger and in the price history', () => {
    expect(pick('products', 'sku', 'zone', 'aisle')).toEqual([
      ['arroz', 'seco', null],
      ['leche', 'frio', null],
      ['guineo', 'fresco', null],
      ['limber', 'congelado', null],
    ]);
    expect(pick('stock_movements', 'kind', 'units')).toEqual([7, 9, 5].map((units) => ['inicial', units]));
    expect(pick('price_history', 'price_cents')).toEqual([[225], [300], [100], [200]]);
    expect(pick('order_items', 'tax_class')).toEqual([['exento']]);
  });

  it('has as paused the promotions that were not active', () => {
    expect(pick('promotions', 'type', 'version', 'hold')).toEqual([
      ['buy-x-save-y', 1, null],
      ['bogo', 1, 'pausada'],
    ]);
  });

  it('has open sessions that end with their fortnight or after thirty days, without a second factor', () => {
    const daysSinceCreated = (column: string) =>
      (after.get('sessions') ?? []).map((row) =>
        Math.round(
          (Date.parse(Reflect.get(row, column)) - Date.parse(Reflect.get(row, 'created_at'))) / 86_400_000,
        ),
      );
    expect(pick('sessions', 'token', 'is_trusted', 'second_factor_at')).toEqual([
      ['young', true, null],
      ['old', true, null],
    ]);
    expect(daysSinceCreated('ends_at')).toEqual([30, 213]);
    expect(daysSinceCreated('authenticated_at')).toEqual([0, 0]);
  });
});

describe('a database of 0054, upgraded', () => {
  it('has every row, and each amount to the cent', async () => {
    const upgraded = await upgradeFrom(namesUpTo('0054-stock-alerts'), oldRows['0054-stock-alerts']);
    expect(lostRows(upgraded)).toEqual([]);
    const firstOf = (table: string) => upgraded.after.get(table)?.[0];
    expect(firstOf('orders')).toMatchObject({
      ...{ subtotal_cents: 458, tax_cents: 57, total_cents: 515, expected_total_cents: 529 },
      ...{ incentive_value_cents: 1999 },
      ...{ packed_subtotal_cents: 115, packed_tax_cents: 13, packed_total_cents: 128 },
    });
    const sums = { subtotal_cents: 458, tax_state_cents: 52, tax_municipal_cents: 5, total_cents: 515 };
    expect(firstOf('receipts')).toMatchObject(sums);
    const line = { unit_price_cents: 229, total_price_cents: 458, regular_price_cents: 255 };
    expect(firstOf('order_items')).toMatchObject(line);
    expect(upgraded.after.get('order_cancellations')?.[1]).toMatchObject({ refund_amount_cents: 29 });
    expect(firstOf('products')).toMatchObject({ price_cents: 225 });
    expect(firstOf('price_history')).toMatchObject({ price_cents: 225 });
    expect(firstOf('scheduled_prices')).toMatchObject({ price_cents: 199, price_before_cents: 229 });
    expect(firstOf('promotions')).toMatchObject({ discount_value_cents: 115, condition_spend_cents: 1999 });
    expect(firstOf('shopping_list_lines')).toMatchObject({ unit_price_cents: 115 });
    expect(firstOf('recipes')).toMatchObject({ total_price_cents: 829 });
    expect(firstOf('meal_plans')).toMatchObject({ total_cost_cents: 4010 });
    expect(firstOf('voice_sessions')).toMatchObject({ total_amount_cents: 458 });
  });
});
