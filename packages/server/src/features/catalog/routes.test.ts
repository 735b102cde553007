import type { ProductJson, SearchHitCardJson } from '@nutricion/contract/catalog';
import { productToCard } from '@nutricion/contract/product-to-card';
import { categories } from '@nutricion/domain/catalog/category';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { aCatalogShop, anOrderOf, type CatalogShop } from './catalog.builders.ts';

const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title);
const byTitle = new Intl.Collator('es').compare;

describe('the catalogue of the seed over HTTP', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await aCatalogShop({ withSeed: true });
  });
  afterAll(() => shop.close());

  it('lists a category by its id or by its name in the database, by title', async () => {
    for (const category of ['frutas', 'Frutas']) {
      const { products, total } = await shop.get('GET /api/products', `/api/products?category=${category}`);
      expect(total).toBe(products.length);
      expect(total).toBeGreaterThan(20);
      expect(products.every((product) => product.category === 'Frutas')).toBe(true);
      expect(titles(products)).toEqual(titles(products).toSorted(byTitle));
    }
    const milk = await shop.get('GET /api/products', '/api/products?category=Leche');
    expect(new Set(milk.products.map(({ category }) => category))).toEqual(new Set(['Leche']));
  });

  it('pages a list and says how long it is', async () => {
    const whole = await shop.get('GET /api/products', '/api/products');
    const page = await shop.get('GET /api/products', '/api/products?limit=5&offset=100');
    expect(whole.products).toHaveLength(whole.total);
    expect(page.total).toBe(whole.total);
    expect(page.products).toEqual(whole.products.slice(100, 105));
  });

  it.each([
    '/api/products?category=lacteos',
    '/api/products/search?q=leche',
    ...['best-sellers', 'popular', 'snacks', 'incentives', 'water'].map((name) => `/api/products/${name}`),
  ])('answers %s with the cards of the same products where cards are asked for', async (path) => {
    const ask = async (asked: string) => {
      const answer: unknown = await (await shop.app.request(asked)).json();
      const { products, results } = answer as Record<'products' | 'results', ProductJson[] | undefined>;
      return results ?? products ?? [];
    };
    const cards = await ask(`${path}${path.includes('?') ? '&' : '?'}view=card`);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards).toEqual(
      (await ask(path)).map((product) => {
        const { score, matchReasons } = product as Partial<SearchHitCardJson>;
        return { ...productToCard(product), ...(score !== undefined && { score, matchReasons }) };
      }),
    );
  });

  it('sends a list of cards in half the bytes, and says what answers vary by', async () => {
    const path = '/api/products?category=frutas&limit=24';
    const whole = await shop.app.request(path);
    const cards = await shop.app.request(`${path}&view=card`);
    const size = async (response: Response) => (await response.arrayBuffer()).byteLength;
    expect(await size(cards)).toBeLessThan((await size(whole)) * 0.55);
    expect(cards.headers.get('vary')).toBe('Accept-Encoding');
    expect((await shop.app.request(`${path}&view=todo`)).status).toBe(422);
  });

  it('has nothing in a category that there is not', async () => {
    expect(await shop.get('GET /api/products', '/api/products?category=juguetes')).toEqual({
      products: [],
      total: 0,
    });
  });

  it('fills the row of best sellers with basics in stock while nothing has been bought', async () => {
    const { products } = await shop.get('GET /api/products/best-sellers', '/api/products/best-sellers');
    expect(products).toHaveLength(6);
    expect(products.every(({ stock, total_purchases }) => stock > 0 && total_purchases === 0)).toBe(true);
  });

  it('shows the best sellers first, most bought first, as soon as something has been bought', async () => {
    const { products } = await shop.get('GET /api/products', '/api/products?category=bebidas&limit=3');
    const ids = products.map(({ id }) => id);
    for (const [index, id] of ids.entries())
      await shop.db
        .updateTable('products')
        .set({ total_purchases: 3 - index })
        .where('id', '=', id)
        .execute();
    shop.catalog.announceStock(ids);
    await expect
      .poll(async () => {
        const best = await shop.get('GET /api/products/best-sellers', '/api/products/best-sellers');
        return best.products.slice(0, 3).map(({ id }) => id);
      })
      .toEqual(ids);
  });

  it('shows twelve popular products', async () => {
    const { products } = await shop.get('GET /api/products/popular', '/api/products/popular');
    expect(products).toHaveLength(12);
  });

  it('offers as incentive fruit and vegetables in stock, by title', async () => {
    const { products } = await shop.get('GET /api/products/incentives', '/api/products/incentives');
    expect(new Set(products.map((product) => product.normalized_category))).toEqual(
      new Set(['frutas', 'vegetales']),
    );
    expect(products.every(({ stock }) => stock > 0)).toBe(true);
    expect(titles(products)).toEqual(titles(products).toSorted(byTitle));
  });

  it('offers for a gap what costs about that much or half of it, in stock, and no more than are looked at', async () => {
    const { products } = await shop.get('GET /api/cart/gap', '/api/cart/gap?missing=12.5');
    expect(products.length).toBeGreaterThan(4);
    expect(products.length).toBeLessThanOrEqual(40);
    for (const { price, stock } of products) {
      expect(stock).toBeGreaterThan(0);
      expect(price).toBeGreaterThanOrEqual(5);
      expect(price).toBeLessThanOrEqual(25);
    }
    for (const missing of ['0', '-3', 'nada', '100.01', ''])
      expect((await shop.app.request(`/api/cart/gap?missing=${missing}`)).status).toBe(422);
  });

  it('offers three waters in stock, plain water by the gallon before the dear ones', async () => {
    const { products } = await shop.get('GET /api/products/water', '/api/products/water');
    expect(products).toHaveLength(3);
    expect(products.every(({ title, stock }) => /\bagua\b/i.test(title) && stock > 0)).toBe(true);
    expect(products[0]?.title).toBe('Agua purificada en galón');
  });

  it('opens home with best sellers and one shelf of twelve per category, in the order of the shop', async () => {
    const { bestSellers, shelves } = await shop.get('GET /api/home', '/api/home');
    expect(bestSellers).toHaveLength(6);
    expect(shelves.map(({ categoryId }) => categoryId)).toEqual(categories.map(({ id }) => id));
    expect(shelves.every(({ products, total }) => products.length === Math.min(12, total))).toBe(true);
  });

  it('shows a product with its nutrition and up to eight like it', async () => {
    const { products } = await shop.get('GET /api/products', '/api/products?category=frutas');
    const [first] = products;
    const product = await shop.get('GET /api/products/{id}', `/api/products/${first?.id}`);
    expect(product.nutrition?.per100g.vitamin_c_mg).toBeGreaterThan(0);
    expect(product.similar).toHaveLength(8);
    expect(product.similar.every(({ id, stock }) => id !== product.id && stock > 0)).toBe(true);
    expect(product.similar[0]?.detected_subcategory).toBe(product.detected_subcategory);
  });
});

describe('a catalogue of few products', () => {
  let shop: CatalogShop;
  beforeEach(async () => {
    shop = await aCatalogShop();
  });
  afterEach(() => shop.close());

  const add = async (values: Parameters<typeof aProduct>[1] = {}) => {
    const product = await aProduct(shop.db, values);
    if (product.is_active)
      await vi.waitFor(() => expect(shop.catalog.shelves().byId.has(product.id)).toBe(true));
    return product;
  };
  const popular = async () =>
    (await shop.get('GET /api/products/popular', '/api/products/popular')).products.map(({ id }) => id);

  it('gives products by id in the order asked for, without those inactive, unknown or malformed', async () => {
    const [one, other] = [await add(), await add()];
    const hidden = await add({ is_active: false });
    const ids = [other.id, 'x', hidden.id, one.id.toUpperCase(), crypto.randomUUID(), other.id];
    const { products, total } = await shop.get('GET /api/products', `/api/products?ids=${ids.join(',')}`);
    expect(products.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(total).toBe(2);
  });

  it('gives a hundred products by id and no more', async () => {
    const ids = Array.from({ length: 101 }, (_, n) => `x${n}`).join(',');
    const response = await shop.app.request(`/api/products?ids=${ids}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { ids: 'Pide 100 productos o menos.' } });
  });

  it('answers 404 for a product unknown, inactive or malformed alike', async () => {
    const hidden = await add({ is_active: false });
    for (const id of [crypto.randomUUID(), hidden.id, 'guineo', `${hidden.id}'--`]) {
      const response = await shop.app.request(`/api/products/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: 'No encontramos ese producto.' });
    }
  });

  it('says sin datos where nobody has told us, and never zero', async () => {
    const { id } = await add({ allergen_info: null, nutrition: null });
    const product = await shop.get('GET /api/products/{id}', `/api/products/${id}`);
    expect(product).toMatchObject({ allergen_info: null, nutrition: null, main_nutrient: null });
  });

  it('gives the whole catalogue to be kept: each product as its own page has it', async () => {
    const [one] = [await add({ title: 'Acerolas' }), await add({ is_active: false })];
    const { products } = await shop.get('GET /api/catalog/offline', '/api/catalog/offline');
    const { similar, ...page } = await shop.get('GET /api/products/{id}', `/api/products/${one.id}`);
    expect(products).toEqual([page]);
    expect(similar).toEqual([]);
  });

  it('shows a placeholder where there is no picture', async () => {
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

  it('offers for a gap first what she ordered before, whatever it costs', async () => {
    const [own, near, far] = [await add({ price: 1 }), await add({ price: 9 }), await add({ price: 90 })];
    const soldOut = await add({ price: 9, stock: 0 });
    await anOrderOf(shop.db, shop.profile.id, [own.id, soldOut.id]);
    const { products } = await shop.get('GET /api/cart/gap', '/api/cart/gap?missing=10');
    const ids = products.map(({ id }) => id);
    expect(ids[0]).toBe(own.id);
    expect(ids).toContain(near.id);
    expect(ids).not.toContain(far.id);
    expect(ids).not.toContain(soldOut.id);
  });

  it('with fewer, shows what stands in most orders', async () => {
    const [viewed, once, twice] = [await add({ view_count: 5 }), await add(), await add()];
    await anOrderOf(shop.db, shop.profile.id, [once.id, twice.id]);
    await anOrderOf(shop.db, shop.profile.id, [twice.id]);
    expect(await popular()).toEqual([twice.id, once.id]);
    expect(await popular()).not.toContain(viewed.id);
  });

  it.each(['cancelado', 'vencido'] as const)(
    'counts neither what an order held that is %s nor what was free',
    async (status) => {
      const [bought, free, calledOff] = [await add(), await add(), await add()];
      await anOrderOf(shop.db, shop.profile.id, [bought.id], { incentiveIds: [free.id] });
      await anOrderOf(shop.db, shop.profile.id, [calledOff.id], { status });
      expect(await popular()).toEqual([bought.id]);
      const { products } = await shop.get('GET /api/reorder', '/api/reorder');
      expect(products.map(({ id }) => id)).toEqual([bought.id]);
    },
  );

  it('without orders, or when they can not be read, shows basic foods', async () => {
    const [egg, fruit] = [await add({ category: 'Huevos' }), await add({ category: 'Frutas' })];
    await add({ category: 'Salsas' });
    expect(await popular()).toEqual([egg.id, fruit.id]);
    await shop.asOwner('alter table order_items rename to elsewhere');
    expect(await popular()).toEqual([egg.id, fruit.id]);
  });

  it('offers again what the last five orders held, newest first, each once, only what still sells', async () => {
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

  it('offers in place of what sold out something of its kind, never what is in the cart', async () => {
    const kind = { detected_subcategory: 'Pan criollo', allergen_info: ['trigo'], price: 3 };
    const [soldOut, inCart, next] = [
      await add({ ...kind, stock: 0 }),
      await add(kind),
      await add({ ...kind, price: 4 }),
    ];
    const path = `/api/products/substitutes?ids=${soldOut.id},nada&besides=${inCart.id}`;
    const { substitutes } = await shop.get('GET /api/products/substitutes', path);
    expect(substitutes).toMatchObject([{ productId: soldOut.id, product: { id: next.id } }]);
  });

  it('takes as water a title with agua or water, or the category Bebidas, three at most', async () => {
    const water = () => shop.get('GET /api/products/water', '/api/products/water');
    await add({ title: 'Galletas', category: 'Provisiones' });
    expect((await water()).products).toEqual([]);
    const avocado = await add({ title: 'Aguacate', category: 'Frutas' });
    const juice = await add({ title: 'Jugo de china', category: 'Bebidas' });
    const spring = await add({ title: 'Spring water', category: 'Provisiones' });
    const soldOut = await add({ title: 'AGUA de coco', category: 'Congelado', stock: 0 });
    // Words before parts of words, what is left before what is sold out.
    const { products } = await water();
    expect(products.map(({ id }) => id)).toEqual([spring.id, juice.id, avocado.id]);
    await add({ title: 'Café', category: 'Café' });
    const restocked = await add({ title: 'Agua de mesa', category: 'Provisiones' });
    const again = await water();
    expect(again.products.map(({ id }) => id)).toEqual([restocked.id, spring.id, juice.id]);
    expect(again.products.map(({ id }) => id)).not.toContain(soldOut.id);
  });

  it('counts a view of a product page', async () => {
    const { id } = await add();
    await shop.app.request(`/api/products/${id}`);
    await shop.catalog.close();
    const row = await shop.db.selectFrom('products').select('view_count').executeTakeFirst();
    expect(row?.view_count).toBe(1);
  });
});
