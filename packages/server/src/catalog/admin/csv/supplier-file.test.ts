import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';
import { aWorkbook } from './workbook.builders.ts';

let fixture: ProductFixture;
let catalogAdmin: string;
beforeAll(async () => {
  fixture = await aProductFixture();
  catalogAdmin = await fixture.aPerson('catalogo');
});
afterAll(() => fixture.database.drop());

const importFile = async (body: string | Uint8Array, query = {}) =>
  (await fixture.call(catalogAdmin, 'POST /api/admin/products/import', { query, body })).json;
const look = (body: string | Uint8Array, query = {}) => importFile(body, { dry_run: 'true', ...query });
const columnsOf = async (body: string | Uint8Array, query = {}) =>
  (await fixture.call(catalogAdmin, 'POST /api/admin/products/import/columns', { query, body })).json;
const rowOf = (id: string) =>
  fixture.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const codesOf = async (id: string) =>
  (
    await fixture.db
      .selectFrom('product_barcodes')
      .select('gtin')
      .where('product_id', '=', id)
      .orderBy('gtin')
      .execute()
  ).map(({ gtin }) => gtin);
const aSupplier = async (name: string) =>
  (await fixture.db.insertInto('suppliers').values({ name }).returning('id').executeTakeFirstOrThrow()).id;

it("takes a supplier's workbook by its own codes, and remembers what its columns are", async () => {
  const supplier = await aSupplier('Distribuidora del Sur');
  const { id } = await aProduct(fixture.db, { title: 'Gandules verdes', price_cents: 200 });
  await fixture.db
    .updateTable('products')
    .set({ supplier_id: supplier, supplier_code: 'GV-15' })
    .where('id', '=', id)
    .execute();
  const book = (price: number) =>
    aWorkbook([
      ['Distribuidora del Sur, noviembre'],
      ['Artículo no.', 'Descripción', 'Su costo', 'Detal'],
      ['GV-15', 'GANDULES VERDES 15 OZ', 1.1, price],
    ]);
  const proposed = await columnsOf(await book(2.15), { supplier });
  expect(proposed).toMatchObject({ heading: 2, rows: 1 });
  expect(proposed.columns.map(({ column }: { column: string | null }) => column)).toEqual([
    'supplier_code',
    'description',
    null,
    null,
  ]);
  const query = { supplier, heading: '2', columns: 'supplier_code,,cost,price' };
  const seen = await look(await book(2.15), query);
  expect(seen).toMatchObject({ changed: 1, created: 0, faults: [], needs_reason: false });
  expect(seen.changes[0]).toMatchObject({
    line: 3,
    title: 'Gandules verdes',
    is_jump: false,
    fields: [
      { column: 'price', before: '2.00', after: '2.15' },
      { column: 'cost', before: '', after: '1.10' },
    ],
  });
  expect(await importFile(await book(2.15), { ...query, seen: seen.seen })).toMatchObject({ changed: 1 });
  expect(await rowOf(id)).toMatchObject({ price_cents: 215, cost_cents: 110, title: 'Gandules verdes' });
  expect(await look(await book(2.15), query)).toMatchObject({ changed: 0, unchanged: 1 });
  const again = await columnsOf(await book(3), { supplier });
  expect(again.columns.map(({ column }: { column: string | null }) => column)).toEqual([
    'supplier_code',
    null,
    'cost',
    'price',
  ]);
});

it("a supplier's code alone says nothing until somebody says whose file it is", async () => {
  const refused = await importFile('Código del suplidor,Precio\nX-1,2.00\n');
  expect(Object.keys(refused.errors)).toEqual(['supplier']);
});

it('stores barcodes, finds products by them, and takes them back with the batch', async () => {
  const { id, sku } = await aProduct(fixture.db, { price_cents: 300 });
  const stored = await importFile(`sku,UPC\n${sku},36000291452\n`);
  expect(stored).toMatchObject({ changed: 1, barcodes: 1 });
  expect(stored.changes[0].fields).toEqual([{ column: 'barcodes', before: '', after: '00036000291452' }]);
  expect(await codesOf(id)).toEqual(['00036000291452']);
  expect(await importFile('UPC,Precio\n036000291452,3.10\n')).toMatchObject({ changed: 1, barcodes: 0 });
  expect((await rowOf(id)).price_cents).toBe(310);
  const undone = await fixture.call(catalogAdmin, 'POST /api/admin/batches/{id}/undo', {
    params: { id: stored.batch_id },
  });
  expect(undone.json).toEqual({ undone: 1, skipped: [] });
  expect(await codesOf(id)).toEqual([]);
  const actions = (await fixture.auditOf(id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'stock.barcode')).toHaveLength(2);
});

it('refuses codes that Excel mangled, that stand twice, or that say two products', async () => {
  const [one, two] = [
    await aProduct(fixture.db, { title: 'Uno' }),
    await aProduct(fixture.db, { title: 'Dos' }),
  ];
  await fixture.db
    .insertInto('product_barcodes')
    .values({ gtin: '04006381333931', product_id: one.id, actor_id: catalogAdmin })
    .execute();
  const { faults, changed } = await look(
    [
      'sku;UPC',
      `${two.sku};4006381333931`,
      'nuevo-a;4,00638E+12',
      'nuevo-b;4006381333932',
      `${one.sku};73513537`,
      ';73513537',
      '',
    ].join('\n'),
  );
  expect(changed).toBe(1);
  expect(faults.map(({ line, error }: { line: number; error: string }) => [line, error])).toEqual([
    [2, expect.stringContaining('«Uno»')],
    [3, expect.stringContaining('Excel acortó')],
    [4, expect.stringContaining('8, 12, 13 o 14')],
    [6, expect.stringContaining('la fila 5')],
  ]);
});

it('a new row that looks like a product is left out until somebody says which it is', async () => {
  const { id } = await aProduct(fixture.db, {
    title: 'Salsa criolla de tomate',
    net_content: 15,
    net_unit: 'oz',
    package_label: 'Lata de 15 oz',
    category: 'Salsas',
    price_cents: 129,
  });
  const file =
    'sku,title,category,price\n,SALSA CRIOLLA TOMATE 15 OZ,Salsas,1.49\n,Jueyes al ajillo,Salsas,4\n';
  const seen = await look(file);
  expect(seen).toMatchObject({ created: 1, left_out: 1, similar: [{ line: 2, product: { id } }] });
  expect(await look(file, { other: '2' })).toMatchObject({ created: 2, left_out: 0 });
  expect(await importFile(file, { same: '2' })).toMatchObject({ created: 1, changed: 1, left_out: 0 });
  expect(await rowOf(id)).toMatchObject({ price_cents: 149, title: 'SALSA CRIOLLA TOMATE 15 OZ' });
  expect(await look(file)).toMatchObject({ created: 0, changed: 0, left_out: 0, unchanged: 2 });
  const twice = 'sku,title,category,price\n,Pique de la abuela,Salsas,3\n,PIQUE DE ABUELA,Salsas,3\n';
  expect(await look(twice)).toMatchObject({
    created: 1,
    similar: [{ line: 3, product: null, like_line: 2 }],
  });
});

it('asks once what a comma is, and reads the whole file so', async () => {
  const { sku } = await aProduct(fixture.db, { net_content: 2 });
  const file = `sku;net_content\n${sku};3,499\n`;
  expect(await look(file)).toMatchObject({ ambiguous: '3,499', faults: [{ line: 2 }] });
  const after = async (decimal: string) => (await look(file, { decimal })).changes[0].fields[0].after;
  expect([await after('comma'), await after('point')]).toEqual(['3.4990', '3499']);
});

it('a blank cell of a file that isn’t the shop’s says nothing, and the shop’s own empties what can be empty', async () => {
  const { id, sku } = await aProduct(fixture.db, { aisle: '4', price_cents: 250, tags: ['a'] });
  expect(await look(`sku,aisle,price,tags\n${sku},,,\n,,,\n`)).toMatchObject({ unchanged: 1, faults: [] });
  expect(await importFile(`sku,version,aisle,price,tags\n${sku},1,,,\n`)).toMatchObject({ changed: 1 });
  expect(await rowOf(id)).toMatchObject({ aisle: null, price_cents: 250, tags: [] });
});

it('takes choices as people write them, and doesn’t guess between two', async () => {
  const { id, sku } = await aProduct(fixture.db);
  await importFile(`sku,Unidad,Zona,Categoría\n${sku},LBS,FRÍO,huevos\n`);
  expect(await rowOf(id)).toMatchObject({ net_unit: 'lb', zone: 'frio', category: 'Huevos' });
  const { faults } = await look(`sku,Categoría\n${sku},Lácteos y Huevos\n`);
  expect(faults[0].error).toContain('Categoría');
});

it('nothing is written that changed since it was looked at', async () => {
  const { id, sku } = await aProduct(fixture.db, { price_cents: 400 });
  const file = `sku,price\n${sku},4.20\n`;
  const { seen } = await look(file);
  await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
    params: { id },
    body: { version: 1, price: 4.1 },
  });
  const refused = await fixture.call(catalogAdmin, 'POST /api/admin/products/import', {
    query: { seen },
    body: file,
  });
  expect(refused.status).toBe(409);
  expect((await rowOf(id)).price_cents).toBe(410);
});

it('lists every change beyond those it shows, the jumps of price first', async () => {
  const products = await Promise.all(
    Array.from({ length: 203 }, (_, index) =>
      aProduct(fixture.db, { title: `Lote ${index}`, price_cents: 100 }),
    ),
  );
  const rows = products.map(({ sku }, index) => `${sku},${index === 202 ? '9.00' : '1.05'}`);
  const seen = await look(`sku,price\n${rows.join('\n')}\n`);
  expect(seen).toMatchObject({ changed: 203, needs_reason: true });
  expect([seen.changes.length, seen.changes[0].title]).toEqual([200, 'Lote 202']);
  expect(seen.changes_csv.trimEnd().split('\r\n')).toHaveLength(204);
});
