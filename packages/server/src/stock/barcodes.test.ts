import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStockFixture, type StockFixture } from './stock.builders.ts';

let fixture: StockFixture;
let packer: Awaited<ReturnType<StockFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aStockFixture();
  packer = await fixture.aColleague('almacen');
});
afterAll(() => fixture.drop());

const teach = (productId: string, code: string, user = packer) => fixture.teachBarcode(user, productId, code);
const forget = (productId: string, gtin: string) => fixture.deleteBarcode(packer, productId, gtin);

it('a barcode is added once for repeated and concurrent requests, and finds its product', async () => {
  const product = await fixture.aProduct();
  const responses = await Promise.all([1, 2, 3].map(() => teach(product.id, '036000291452')));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await fixture.product(packer, product.id)).barcodes).toEqual(['00036000291452']);
  const matches = await fixture.get(packer, '/api/admin/stock?q=0036000291452');
  expect(await matches.json()).toMatchObject({ products: [{ id: product.id }] });
  const audited = await fixture.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', product.id)
    .where('action', '=', 'stock.barcode')
    .execute();
  expect(audited).toHaveLength(1);
});

it('a barcode of another product is refused with its title until it is removed there', async () => {
  const [one, other] = [await fixture.aProduct({ title: 'Arroz de uno' }), await fixture.aProduct()];
  await teach(one.id, '4006381333931');
  const refused = await teach(other.id, '4006381333931');
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Arroz de uno');
  expect((await forget(one.id, '04006381333931')).status).toBe(200);
  expect((await forget(one.id, '04006381333931')).status).toBe(200);
  expect((await teach(other.id, '4006381333931')).status).toBe(200);
});

it('refuses a wrong check digit, and users without permission', async () => {
  const product = await fixture.aProduct();
  const refused = await teach(product.id, '4006381333932');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { code: expect.stringContaining('8, 12, 13 o 14') } });
  expect((await teach(product.id, '73513537', await fixture.aColleague('lectura'))).status).toBe(403);
});
