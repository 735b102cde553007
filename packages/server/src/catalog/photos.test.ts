import { puertoRicoDayEndMs } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anImageRow } from '../testing/images.builders.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { aCatalogShop } from './catalog.builders.ts';
import { createEntry, entryJson } from './catalog-entry.ts';
import { readProducts } from './product-rows.ts';

describe('product photos', () => {
  let shop: Awaited<ReturnType<typeof aCatalogShop>>;
  beforeAll(async () => {
    shop = await aCatalogShop();
  });
  afterAll(() => shop.close());

  const shown = async (id: string) => (await shop.get('GET /api/products/{id}', `/api/products/${id}`)).image;

  it('a photo is shown as soon as it is published, and no longer once it is unpublished', async () => {
    const product = await aProduct(shop.db, { image_url: '/art/leche.svg' });
    await expect.poll(async () => (await shop.app.request(`/api/products/${product.id}`)).status).toBe(200);
    expect(await shown(product.id)).toBeUndefined();
    const { id, stem } = await anImageRow(shop.db, {
      subject: 'product',
      subject_id: product.id,
      focal_x: 0.25,
      state: 'borrador',
    });
    await shop.db.updateTable('images').set({ state: 'publicada' }).where('id', '=', id).execute();
    await expect
      .poll(() => shown(product.id))
      .toEqual({
        avif: `/uploads/${stem}-320.avif 320w, /uploads/${stem}-640.avif 640w`,
        webp: `/uploads/${stem}-320.webp 320w, /uploads/${stem}-640.webp 640w`,
        color: '#aabbcc',
        alt: 'Lo que se ve',
        position: '25% 50%',
      });
    const { image_url } = await shop.get('GET /api/products/{id}', `/api/products/${product.id}`);
    expect(image_url).toBe('/art/leche.svg');
    await shop.db.updateTable('images').set({ state: 'retirada' }).where('id', '=', id).execute();
    await expect.poll(() => shown(product.id)).toBeUndefined();
  });

  it('after its usage rights end, the next photo or the drawing is shown by itself', async () => {
    const product = await aProduct(shop.db);
    const of = { subject: 'product', subject_id: product.id } as const;
    const first = await anImageRow(shop.db, { ...of, position: 1, rights_until: '2026-11-23' });
    const second = await anImageRow(shop.db, { ...of, position: 2, rights_until: '2026-11-25' });
    const [source] = await readProducts(shop.db, [product.id], new Date());
    if (!source) throw new Error('no product');
    const entry = createEntry(source);
    const stemAt = (nowMs: number) =>
      /uploads\/(\w+)-/.exec(JSON.parse(entryJson(entry, nowMs).card).image?.avif ?? '')?.[1];
    expect(stemAt(puertoRicoDayEndMs('2026-11-23') - 1)).toBe(first.stem);
    expect(stemAt(puertoRicoDayEndMs('2026-11-23'))).toBe(second.stem);
    expect(stemAt(puertoRicoDayEndMs('2026-11-25'))).toBeUndefined();
  });
});
