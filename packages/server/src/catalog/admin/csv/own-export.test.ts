import { adminProductEndpoints } from '@nutricion/contract/catalog/admin-products-endpoints';
import { type ProductField, productFieldNames } from '@nutricion/contract/catalog/product-fields';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../../settings.ts';
import { seedIfEmpty } from '../../seed/seed-shop.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';

let fixture: ProductFixture;
let catalogAdmin: string;
beforeAll(async () => {
  fixture = await aProductFixture();
  const now = new Date('2026-11-20T12:00:00Z');
  await seedIfEmpty(fixture.db, { root: projectRoot, withDemo: true, now });
  catalogAdmin = await fixture.aPerson('catalogo');
});
afterAll(() => fixture.database.drop());

it('every product of the seed comes back from the shop’s own file unchanged', async () => {
  const exported = await fixture.call(catalogAdmin, 'GET /api/admin/products/export.csv', {});
  const { json } = await fixture.call(catalogAdmin, 'POST /api/admin/products/import', {
    query: { dry_run: 'true' },
    body: exported.json,
  });
  const { count } = await fixture.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(json.faults).toEqual([]);
  expect(json).toMatchObject({ created: 0, changed: 0, unchanged: Number(count), left_out: 0 });
});

it('every product of the seed is saved by its own form unchanged', async () => {
  const refused: unknown[] = [];
  const rows = await fixture.db.selectFrom('products').select(['id', 'version']).execute();
  for (const { id, version } of rows) {
    const read = await fixture.call(catalogAdmin, 'GET /api/admin/products/{id}', { params: { id } });
    const fields = Object.fromEntries(productFieldNames.map((name: ProductField) => [name, read.json[name]]));
    const parsed = adminProductEndpoints['PATCH /api/admin/products/{id}'].body.safeParse({
      version,
      ...fields,
    });
    if (!parsed.success) refused.push({ id, title: read.json.title, issues: parsed.error.issues });
  }
  expect(rows.length).toBeGreaterThan(600);
  expect(refused).toEqual([]);
});
