import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aProduct } from '../testing/shop.builders.ts';
import { aCatalogShop, anOrderOf, type CatalogShop } from './catalog.builders.ts';

describe('a catalogue of few products', () => {
  let shop: CatalogShop;
  beforeEach(async () => {
    shop = await aCatalogShop();
  });
  afterEach(() => shop.close());

  const add = async (values: Parameters<typeof aProduct>[1] = {}) => {
    const product = await aProduct(shop.db, values);
    if (product.is_active) await expect.poll(() => shop.catalog.index().byId.has(product.id)).toBe(true);
    return product;
  };
  const popular = async () =>
    (await shop.get('GET /api/products/popular', '/api/products/popular')).products.map(({ id }) => id);

  it('gives products by id in the requested order, without inactive, unknown and malformed ids', async () => {
    const [one, other] = [await add(), await add()];
    const hidden = await add({ is_active: false });
    const ids = [other.id, 'x', hidden.id, one.id.toUpperCase(), crypto.randomUUID(), other.id];
    const { products, total } = await shop.get('GET /api/products', `/api/products?ids=${ids.join(',')}`);
    expect(products.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(total).toBe(2);
  });

  it('gives at most a hundred products by id', async () => {
    const ids = Array.from({ length: 101 }, (_, n) => `x${n}`).join(',');
    const response = await shop.app.request(`/api/products?ids=${ids}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { ids: 'Pide 100 productos o menos.' } });
  });

  it('responds 404 for an unknown, inactive or malformed id alike', async () => {
    const hidden = await add({ is_active: false });
    for (const id of [crypto.randomUUID(), hidden.id, 'guineo', `${hidden.id}'--`]) {
      const response = await shop.app.request(`/api/products/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: 'No encontramos ese producto.' });
    }
  });

  it('has null for unknown nutrition and allergens, never zero', async () => {
    const { id } = await add({ allergen_info: null, nutrition: null });
    const product = await shop.get('GET /api/products/{id}', `/api/products/${id}`);
    expect(product).toMatchObject({ allergen_info: null, nutrition: null, main_nutrient: null });
  });

  it('gives the whole catalogue for offline use, each product as on its own page', async () => {
    const [one] = [await add({ title: 'Acerolas' }), await add({ is_active: false })];
    const { products } = await shop.get('GET /api/catalog/offline', '/api/catalog/offline');
    const { similar, ...page } = await shop.get('GET /api/products/{id}', `/api/products/${one.id}`);
    expect(products).toEqual([page]);
    expect(similar).toEqual([]);
  });

  it('shows a placeholder for a product without an image', async () => {
    const { id } = await add({ image_url: null });
    const { image_url } = await shop.get('GET /api/products/{id}', `/api/products/${id}`);
    expect(image_url).toBe('/art/placeholder.svg');
  });

  it('counts eight popular products as enough, most bought first, then most viewed', async () => {
    const products = [];
    for (let n = 0; n < 9; n += 1) products.push(await add({ view_count: n }));
    const bought = await add({ total_purchases: 1 });
    expect(await popular()).toEqual([
      bought.id,
      ...products
        .slice(1)
        .toReversed()
        .map(({ id }) => id),
    ]);
  });

  it('offers as incentive what is bought most before what comes first in the alphabet', async () => {
    const seldom = await add({
      title: 'Acelgas',
      category: 'Vegetales',
      normalized_category: 'vegetales',
      total_purchases: 1,
    });
    const often = await add({
      title: 'Uvas',
      category: 'Frutas',
      normalized_category: 'frutas',
      total_purchases: 9,
    });
    await add({
      title: 'Chinas',
      category: 'Frutas',
      normalized_category: 'frutas',
      total_purchases: 20,
      stock: 0,
    });
    const { products } = await shop.get('GET /api/products/incentives', '/api/products/incentives');
    expect(products.map(({ id }) => id)).toEqual([often.id, seldom.id]);
  });

  it('offers for a gap first what she ordered before, at any price', async () => {
    const [own, near, far] = [
      await add({ price_cents: 100 }),
      await add({ price_cents: 900 }),
      await add({ price_cents: 9000 }),
    ];
    const soldOut = await add({ price_cents: 900, stock: 0 });
    await anOrderOf(shop.db, shop.profile.id, [own.id, soldOut.id]);
    const { products } = await shop.get('GET /api/cart/gap', '/api/cart/gap?missing=10');
    const ids = products.map(({ id }) => id);
    expect(ids[0]).toBe(own.id);
    expect(ids).toContain(near.id);
    expect(ids).not.toContain(far.id);
    expect(ids).not.toContain(soldOut.id);
  });

  it('with fewer popular products shows the most ordered ones', async () => {
    const [viewed, once, twice] = [await add({ view_count: 5 }), await add(), await add()];
    await anOrderOf(shop.db, shop.profile.id, [once.id, twice.id]);
    await anOrderOf(shop.db, shop.profile.id, [twice.id]);
    expect(await popular()).toEqual([twice.id, once.id]);
    expect(await popular()).not.toContain(viewed.id);
  });

  it.each(['cancelado', 'vencido'] as const)(
    'counts neither incentives nor orders in state %s',
    async (status) => {
      const [bought, free, calledOff] = [await add(), await add(), await add()];
      await anOrderOf(shop.db, shop.profile.id, [bought.id], { incentiveIds: [free.id] });
      await anOrderOf(shop.db, shop.profile.id, [calledOff.id], { status });
      expect(await popular()).toEqual([bought.id]);
      const { products } = await shop.get('GET /api/reorder', '/api/reorder');
      expect(products.map(({ id }) => id)).toEqual([bought.id]);
    },
  );

  it("without orders, or if they can't be read, shows basic products", async () => {
    const [egg, fruit] = [await add({ category: 'Huevos' }), await add({ category: 'Frutas' })];
    await add({ category: 'Salsas' });
    expect(await popular()).toEqual([egg.id, fruit.id]);
    await shop.asOwner('alter table order_items rename to elsewhere');
    expect(await popular()).toEqual([egg.id, fruit.id]);
  });

  it('offers the products of the last five orders again, newest first, each once, only if still sold', async () => {
    const [old, first, second] = [await add(), await add(), await add()];
    const [gone, free] = [await add({ is_active: false }), await add()];
    const at = (hour: number) => ({ created_at: new Date(Date.UTC(2026, 10, 20, hour)) });
    await anOrderOf(shop.db, shop.profile.id, [old.id], at(0));
    for (const hour of [1, 2, 3]) await anOrderOf(shop.db, shop.profile.id, [first.id], at(hour));
    await anOrderOf(shop.db, shop.profile.id, [second.id, gone.id], { ...at(4), incentiveIds: [free.id] });
    await anOrderOf(shop.db, shop.profile.id, [first.id], at(5));
    const newest = shop.db.selectFrom('orders').select('id').orderBy('created_at', 'desc').limit(1);
    await shop.db.updateTable('order_items').set({ quantity: 7 }).where('order_id', '=', newest).execute();
    const { products, quantities } = await shop.get('GET /api/reorder', '/api/reorder');
    expect(products.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(quantities).toEqual({ [first.id]: 7, [second.id]: 1 });
  });

  it('offers a substitute of the same kind for a sold-out product, never one in the cart', async () => {
    const kind = { detected_subcategory: 'Pan criollo', allergen_info: ['trigo'], price_cents: 300 };
    const [soldOut, inCart, next] = [
      await add({ ...kind, stock: 0 }),
      await add(kind),
      await add({ ...kind, price_cents: 400 }),
    ];
    const path = `/api/products/substitutes?ids=${soldOut.id},nada&besides=${inCart.id}`;
    const { substitutes } = await shop.get('GET /api/products/substitutes', path);
    expect(substitutes).toMatchObject([{ productId: soldOut.id, product: { id: next.id } }]);
  });

  it('recommends complements of the cart, never a product in it', async () => {
    const coffee = await add({ title: 'Café molido', category: 'Café', detected_subcategory: 'Café molido' });
    const milk = await add({
      title: 'Leche fresca entera',
      category: 'Leche',
      detected_subcategory: 'Leche fresca',
    });
    const sugar = await add({
      title: 'Azúcar blanca',
      category: 'Provisiones',
      detected_subcategory: 'Azúcar y edulcorantes',
    });
    const beside = async (...ids: readonly string[]) => {
      const path = `/api/products/recommendations?ids=${ids.join(',')}`;
      const { products } = await shop.get('GET /api/products/recommendations', path);
      return products.map(({ id }) => id);
    };
    expect(await beside(coffee.id)).toEqual([milk.id, sugar.id]);
    expect(await beside(milk.id, coffee.id)).toEqual([sugar.id]);
    expect(await beside('x', crypto.randomUUID())).toEqual([]);
  });

  it('recommends nothing that somebody in the household avoids', async () => {
    const home = await aCatalogShop({ avoided: ['leche'] });
    onTestFinished(() => home.close());
    const coffee = { title: 'Café molido', category: 'Café', detected_subcategory: 'Café molido' };
    const milk = { title: 'Leche fresca entera', category: 'Leche', detected_subcategory: 'Leche fresca' };
    const sugar = { category: 'Provisiones', detected_subcategory: 'Azúcar y edulcorantes' };
    const { id } = await aProduct(home.db, coffee);
    await aProduct(home.db, { ...milk, allergen_info: ['leche'] });
    const sweet = await aProduct(home.db, { ...sugar, title: 'Azúcar blanca', allergen_info: [] });
    await expect.poll(() => home.catalog.index().byId.has(sweet.id)).toBe(true);
    const path = `/api/products/recommendations?ids=${id}`;
    const { products } = await home.get('GET /api/products/recommendations', path);
    expect(products.map(({ title }) => title)).toEqual(['Azúcar blanca']);
  });

  it('offers as water titles with agua or water and the category Bebidas, three at most', async () => {
    const water = () => shop.get('GET /api/products/water', '/api/products/water');
    await add({ title: 'Galletas', category: 'Provisiones' });
    expect((await water()).products).toEqual([]);
    const avocado = await add({ title: 'Aguacate', category: 'Frutas' });
    const juice = await add({ title: 'Jugo de china', category: 'Bebidas' });
    const spring = await add({ title: 'Spring water', category: 'Provisiones' });
    const soldOut = await add({ title: 'AGUA de coco', category: 'Congelado', stock: 0 });
    // Whole words before parts of words, in stock before sold out.
    const { products } = await water();
    expect(products.map(({ id }) => id)).toEqual([spring.id, juice.id, avocado.id]);
    await add({ title: 'Café', category: 'Café' });
    const restocked = await add({ title: 'Agua de mesa', category: 'Provisiones' });
    const again = await water();
    expect(again.products.map(({ id }) => id)).toEqual([restocked.id, spring.id, juice.id]);
    expect(again.products.map(({ id }) => id)).not.toContain(soldOut.id);
  });

  it("counts a view of a product's page", async () => {
    const { id } = await add();
    await shop.app.request(`/api/products/${id}`);
    await shop.catalog.close();
    const row = await shop.db.selectFrom('products').select('view_count').executeTakeFirst();
    expect(row?.view_count).toBe(1);
  });
});
