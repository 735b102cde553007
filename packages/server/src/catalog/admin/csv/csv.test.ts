import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/shop.builders.ts';
import { nutritionWith } from '../nutrition.builders.ts';
import { aProductFixture, type ProductFixture } from '../products.builders.ts';

describe('import and export of the catalogue as CSV', () => {
  let fixture: ProductFixture;
  let catalogAdmin: string;
  beforeAll(async () => {
    fixture = await aProductFixture();
    catalogAdmin = await fixture.aPerson('catalogo');
  });
  afterAll(() => fixture.database.drop());

  const importFile = (body: string | Uint8Array, query = {}) =>
    fixture.call(catalogAdmin, 'POST /api/admin/products/import', { query, body });
  const exported = async (): Promise<string> =>
    (await fixture.call(catalogAdmin, 'GET /api/admin/products/export.csv')).json;
  const rowOf = (sku: string) =>
    fixture.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();
  const count = async () => (await fixture.db.selectFrom('products').select('id').execute()).length;

  it('importing an unchanged export changes nothing, whatever the cells contain', async () => {
    await aProduct(fixture.db, {
      title: '=SUM(A1) "de la casa", ñame',
      description: "Dos líneas\ny un '=apóstrofo",
      tags: ['a', 'b c'],
      aisle: '-3',
      supplier_code: '0007',
      cost_cents: 215,
      reorder_point: 12,
      allergen_info: ['leche', 'soya'],
      may_contain: ['mani'],
      nutrition: JSON.stringify(nutritionWith({ kcal: 1234.5, fiber_g: 0, iron_mg: 1.125 })),
    });
    await aProduct(fixture.db, { title: "'=ya marcado", allergen_info: [] });
    await aProduct(fixture.db, { archived_at: new Date(), is_active: false });
    const { id: scanned } = await aProduct(fixture.db);
    await fixture.db
      .insertInto('product_barcodes')
      .values({ gtin: '00036000291452', product_id: scanned, actor_id: catalogAdmin })
      .execute();
    expect(await exported()).toContain('00036000291452');
    const before = await fixture.db.selectFrom('products').selectAll().orderBy('id').execute();
    const { json } = await importFile(await exported());
    expect(json).toMatchObject({
      batch_id: null,
      created: 0,
      changed: 0,
      unchanged: before.length,
      faults: [],
    });
    expect(await fixture.db.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('an export contains no formula that a spreadsheet would run', async () => {
    await aProduct(fixture.db, { title: '=HYPERLINK("https://example.org")' });
    expect(await exported()).toContain('"\'=HYPERLINK(""https://example.org"")"');
  });

  it('an import changes the columns of the file and no others', async () => {
    const { sku } = await aProduct(fixture.db, { title: 'Café', price_cents: 750, aisle: '2' });
    const { json } = await importFile(`sku,price\n${sku},"$1,234.50"\n`, { reason: 'Ahora viene por caja' });
    expect(json).toMatchObject({ changed: 1, faults: [] });
    expect(await rowOf(sku)).toMatchObject({ price_cents: 123_450, title: 'Café', aisle: '2', version: 2 });
  });

  it.each([
    [
      'with semicolons and decimal commas',
      (sku: string) => `\ufeffsku;price;title\r\n${sku};8,25;Maví frío\r\n`,
    ],
    [
      'in Windows-1252',
      (sku: string) => Buffer.from(`sku\tprice\ttitle\r\n${sku}\t8.25\tMaví frío\r\n`, 'latin1'),
    ],
  ])('reads a file as Excel writes it: %s', async (_, file) => {
    const { sku } = await aProduct(fixture.db, { price_cents: 800 });
    expect((await importFile(file(sku))).json).toMatchObject({ changed: 1 });
    expect(await rowOf(sku)).toMatchObject({ price_cents: 825, title: 'Maví frío' });
  });

  it('an import requires one reason if a price jumps, and stores it', async () => {
    const { id, sku } = await aProduct(fixture.db, { price_cents: 400 });
    const file = `sku,price\n${sku},6.00\n`;
    expect((await importFile(file, { dry_run: 'true' })).json).toMatchObject({
      changed: 1,
      needs_reason: true,
    });
    for (const query of [{}, { reason: '  ' }]) {
      const { status, json } = await importFile(file, query);
      expect([status, Object.keys(json.errors)]).toEqual([422, ['reason']]);
    }
    expect((await rowOf(sku))?.price_cents).toBe(400);
    expect((await importFile(file, { reason: 'Subió el suplidor' })).json).toMatchObject({
      changed: 1,
      needs_reason: false,
    });
    expect((await fixture.auditOf(id)).at(-1)?.reason).toBe('Importado de un archivo: Subió el suplidor');
  });

  it('accepts a reason that fits its column together with the prefix, and none longer', async () => {
    const { id, sku } = await aProduct(fixture.db, { price_cents: 400 });
    const longest = 'Z'.repeat(400);
    const { status, json } = await importFile(`sku,price\n${sku},6.00\n`, { reason: `${longest}Z` });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['reason']]);
    expect((await importFile(`sku,price\n${sku},6.00\n`, { reason: longest })).status).toBe(200);
    expect((await fixture.auditOf(id)).at(-1)?.reason).toBe(`Importado de un archivo: ${longest}`);
  });

  it('refuses an ambiguous amount and changes nothing', async () => {
    const { sku } = await aProduct(fixture.db, { price_cents: 800 });
    const { json } = await importFile(`sku,price\n${sku},"3,499"\n`);
    expect(json).toMatchObject({ batch_id: null, faults: [{ line: 2 }] });
    expect(json.faults[0].error).toContain('$3,499.00 o $3.50');
    const odd = await aProduct(fixture.db, { net_content: 1.125 });
    expect((await importFile(`sku,net_content\n${odd.sku},1.125\n`)).json).toMatchObject({
      unchanged: 1,
      faults: [],
    });
    const other = await importFile(`sku,net_content\n${odd.sku},1.250\n`);
    expect(other.json.faults[0].error).toContain('1250 o 1.25');
  });

  it('creates a product for an unknown code, hidden unless the file says otherwise', async () => {
    const { json } = await importFile(
      'sku,title,category,price\n,Tembleque,Antojitos Boricuas,3.00\nquesito,Quesito,Antojitos Boricuas,1.50\n',
    );
    expect(json).toMatchObject({ created: 2 });
    expect(await rowOf('tembleque')).toMatchObject({
      is_active: false,
      stock: 0,
      normalized_category: 'antojitos',
    });
    expect(await rowOf('quesito')).toBeDefined();
  });

  it('a dry run does the whole import and rolls it back', async () => {
    const before = await count();
    const { json } = await importFile('sku,title,category,price\n,Budín,Bakery y Deli,2\n', {
      dry_run: 'true',
    });
    expect(json).toMatchObject({ batch_id: null, created: 1 });
    expect(await count()).toBe(before);
  });

  it('returns faulty rows with their errors, and imports all rows or only the good ones', async () => {
    const { sku } = await aProduct(fixture.db, { price_cents: 500 });
    const file = `sku,title,price\n${sku},Bueno,5.25\n${sku},Repetido,5.50\n,Sin categoría,1\n${'x'.repeat(9)},"Malo, con coma",mucho\n`;
    const none = await importFile(file);
    expect(none.json).toMatchObject({ batch_id: null, faults: [{ line: 3 }, { line: 4 }, { line: 5 }] });
    expect((await rowOf(sku))?.price_cents).toBe(500);
    const good = await importFile(file, { only: 'good' });
    expect(good.json).toMatchObject({ changed: 1 });
    expect((await rowOf(sku))?.title).toBe('Bueno');
    expect(good.json.faults_csv).toContain('"Malo, con coma",mucho,');
    expect(good.json.faults_csv.split('\r\n')[0]).toBe('\ufeffsku,title,price,error');
  });

  it("an old export doesn't undo a later change of a product", async () => {
    const { id, sku } = await aProduct(fixture.db, { price_cents: 500 });
    const old = `sku,version,price\n${sku},1,5.40\n`;
    await fixture.call(catalogAdmin, 'PATCH /api/admin/products/{id}', {
      params: { id },
      body: { version: 1, price: 6 },
    });
    expect((await importFile(old)).json.faults[0].error).toContain('después de bajar');
  });

  it('undo restores all products and archives those that the import created', async () => {
    const { sku } = await aProduct(fixture.db, { price_cents: 500 });
    const { json } = await importFile(
      `sku,title,category,price\n${sku},Otro,Café,5.10\ntaken-back,Nuevo,Café,1\n`,
    );
    const undone = await fixture.call(catalogAdmin, 'POST /api/admin/batches/{id}/undo', {
      params: { id: json.batch_id },
    });
    expect(undone.json).toEqual({ undone: 2, skipped: [] });
    expect((await rowOf(sku))?.price_cents).toBe(500);
    expect((await rowOf('taken-back'))?.archived_at).not.toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no code', 'title,price\nArroz,2\n'],
    ['a column that nobody knows', 'sku,pasta dental\na,2\n'],
    ['a column twice', 'sku,price,price\na,2,3\n'],
    ['a quote out of place', 'sku,title\na,"b"c\n'],
  ])('refuses a file with %s and says what to do', async (_, file) => {
    const { status, json } = await importFile(file);
    expect([status, json.errors.file.length > 20]).toEqual([422, true]);
  });

  it('imports twenty thousand rows with two hundred faulty ones, or none of them', async () => {
    const good = Array.from({ length: 19_800 }, (_, n) => `fila-${n},Fila ${n},Café,${(n % 90) + 1}.25`);
    const bad = Array.from({ length: 200 }, (_, n) => `mala-${n},Mala ${n},Café,caro`);
    const file = ['sku,title,category,price', ...good, ...bad].join('\n');
    expect((await importFile(file)).json).toMatchObject({ batch_id: null, created: 19_800 });
    expect(await rowOf('fila-0')).toBeUndefined();
    const { json } = await importFile(file, { only: 'good' });
    expect([json.created, json.faults.length]).toEqual([19_800, 200]);
    expect((await rowOf('fila-19799'))?.title).toBe('Fila 19799');
  }, 120_000);
});
