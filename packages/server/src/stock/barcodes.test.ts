import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStockDesk, type StockDesk } from './stock.builders.ts';

let desk: StockDesk;
let packer: Awaited<ReturnType<StockDesk['aColleague']>>;
beforeAll(async () => {
  desk = await aStockDesk();
  packer = await desk.aColleague('almacen');
});
afterAll(() => desk.drop());

const teach = (productId: string, code: string, person = packer) =>
  desk.teachBarcode(person, productId, code);
const forget = (productId: string, gtin: string) => desk.forgetBarcode(packer, productId, gtin);

it('is taught once, however often and by how many at once, and finds its product', async () => {
  const product = await desk.aProduct();
  const answers = await Promise.all([1, 2, 3].map(() => teach(product.id, '036000291452')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await desk.product(packer, product.id)).barcodes).toEqual(['00036000291452']);
  const found = await desk.get(packer, '/api/admin/stock?q=0036000291452');
  expect(await found.json()).toMatchObject({ products: [{ id: product.id }] });
  const audited = await desk.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', product.id)
    .where('action', '=', 'stock.barcode')
    .execute();
  expect(audited).toHaveLength(1);
});

it('is one product’s: another hears whose it is, until it is forgotten there', async () => {
  const [one, other] = [await desk.aProduct({ title: 'Arroz de uno' }), await desk.aProduct()];
  await teach(one.id, '4006381333931');
  const refused = await teach(other.id, '4006381333931');
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Arroz de uno');
  expect((await forget(one.id, '04006381333931')).status).toBe(200);
  expect((await forget(one.id, '04006381333931')).status).toBe(200);
  expect((await teach(other.id, '4006381333931')).status).toBe(200);
});

it('refuses a number whose last digit does not fit, and who may not', async () => {
  const product = await desk.aProduct();
  const refused = await teach(product.id, '4006381333932');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { code: expect.stringContaining('8, 12, 13 o 14') } });
  expect((await teach(product.id, '73513537', await desk.aColleague('lectura'))).status).toBe(403);
});
