import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { migrateToLatest } from '../../../db/migrate.ts';
import { createTestDatabase } from '../../../testing/database.ts';

it('a shop of before gets each product’s zone by its kind, no aisle, and keeps everything else', async () => {
  const database = await createTestDatabase();
  await database.asOwner(`
    drop table pick_actions, pick_bags, pick_batches;
    drop index orders_to_pick;
    alter table products drop column zone, drop column aisle;
    delete from kysely_migration where name = '0029-picking';
    insert into products (sku, title, price, stock, category, normalized_category, detected_subcategory) values
      ('arroz', 'Arroz', 2, 7, 'Provisiones', 'provisiones', 'Arroces'),
      ('guineo', 'Guineo', 1, 7, 'Frutas', 'frutas', 'Guineos'),
      ('leche', 'Leche', 3, 7, 'Leche', 'lacteos', 'Leche fresca'),
      ('limber', 'Limber', 2, 7, 'Antojitos Boricuas', 'antojitos', 'Limbers'),
      ('algo', 'Algo', 2, 7, '', null, null);
  `);
  const owner = openDatabase(database.ownerUrl, { maxConnections: 1 });
  expect(await migrateToLatest(owner.db)).toContain('0029-picking');
  const { rows } = await sql<{ sku: string; zone: string; aisle: string | null; stock: number }>`
    select sku, zone, aisle, stock from products order by sku
  `.execute(owner.db);
  await owner.close();
  await database.drop();
  const kept = { aisle: null, stock: 7 };
  expect(rows).toEqual([
    { sku: 'algo', zone: 'seco', ...kept },
    { sku: 'arroz', zone: 'seco', ...kept },
    { sku: 'guineo', zone: 'fresco', ...kept },
    { sku: 'leche', zone: 'frio', ...kept },
    { sku: 'limber', zone: 'congelado', ...kept },
  ]);
});
