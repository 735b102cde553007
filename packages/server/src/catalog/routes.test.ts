import type { ProductJson, SearchHitCardJson } from '@nutricion/contract/catalog/catalog';
import { productToCard } from '@nutricion/contract/catalog/product-to-card';
import { categories } from '@nutricion/domain/catalog/category';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCatalogShop, anOrderOf, type CatalogShop } from './catalog.builders.ts';

const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title);
const byTitle = new Intl.Collator('es').compare;

describe("the seed's catalogue over HTTP", () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await aCatalogShop({ withSeed: true });
  });
  afterAll(() => shop.close());

  it('lists a category by its id or its database name, best sellers first and sold-out products last', async () => {
    for (const category of ['frutas', 'Frutas']) {
      const { products, total } = await shop.get('GET /api/products', `/api/products?category=${category}`);
      expect(total).toBe(products.length);
      expect(total).toBeGreaterThan(20);
      expect(products.every((product) => product.category === 'Frutas')).toBe(true);
      const stocked = products.map(({ stock }) => Number(stock > 0));
      expect(stocked).toEqual(stocked.toSorted((one, other) => other - one));
      expect(titles(products)).not.toEqual(titles(products).toSorted(byTitle));
    }
    const milk = await shop.get('GET /api/products', '/api/products?category=Leche');
    expect(new Set(milk.products.map(({ category }) => category))).toEqual(new Set(['Leche']));
  });

  it('pages a list and gives its length', async () => {
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
  ])('responds to %s with cards of the same products if cards are requested', async (path) => {
    const request = async (address: string) => {
      const parsed: unknown = await (await shop.app.request(address)).json();
      const { products, results } = parsed as Record<'products' | 'results', ProductJson[] | undefined>;
      return results ?? products ?? [];
    };
    const cards = await request(`${path}${path.includes('?') ? '&' : '?'}view=card`);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards).toEqual(
      (await request(path)).map((product) => {
        const { score, matchReasons } = product as Partial<SearchHitCardJson>;
        return { ...productToCard(product), ...(score !== undefined && { score, matchReasons }) };
      }),
    );
  });

  it('sends cards in half the bytes, with a Vary header', async () => {
    const path = '/api/products?category=frutas&limit=24';
    const whole = await shop.app.request(path);
    const cards = await shop.app.request(`${path}&view=card`);
    const size = async (response: Response) => (await response.arrayBuffer()).byteLength;
    expect(await size(cards)).toBeLessThan((await size(whole)) * 0.55);
    expect(cards.headers.get('vary')).toBe('Accept-Encoding');
    expect((await shop.app.request(`${path}&view=todo`)).status).toBe(422);
  });

  it('is empty for an unknown category', async () => {
    expect(await shop.get('GET /api/products', '/api/products?category=juguetes')).toEqual({
      products: [],
      total: 0,
    });
  });

  it('fills best sellers with basics in stock while nothing was bought', async () => {
    const { products } = await shop.get('GET /api/products/best-sellers', '/api/products/best-sellers');
    expect(products).toHaveLength(6);
    expect(products.every(({ stock, total_purchases }) => stock > 0 && total_purchases === 0)).toBe(true);
  });

  it('shows best sellers first, most bought first, once something was bought', async () => {
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

  it('offers fruit and vegetables in stock as incentive', async () => {
    const { products } = await shop.get('GET /api/products/incentives', '/api/products/incentives');
    expect(new Set(products.map((product) => product.normalized_category))).toEqual(
      new Set(['frutas', 'vegetales']),
    );
    expect(products.every(({ stock }) => stock > 0)).toBe(true);
  });

  it('offers for a gap products in stock of about that price or half of it, up to the limit', async () => {
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

  it('offers three waters in stock, plain water by the gallon before dearer ones', async () => {
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

  it('shows a product with its nutrition and up to eight similar ones', async () => {
    const { products } = await shop.get('GET /api/products', '/api/products?category=frutas');
    const [first] = products;
    const product = await shop.get('GET /api/products/{id}', `/api/products/${first?.id}`);
    expect(product.nutrition?.per100g.vitamin_c_mg).toBeGreaterThan(0);
    expect(product.similar).toHaveLength(8);
    expect(product.similar.every(({ id, stock }) => id !== product.id && stock > 0)).toBe(true);
    expect(product.similar[0]?.detected_subcategory).toBe(product.detected_subcategory);
  });
});

describe('a category for a returning customer', () => {
  it('begins with what she ordered, before the best sellers', async () => {
    const shop = await aCatalogShop({ withSeed: true });
    const fruit = shop.catalog.index().byName.get('frutas') ?? [];
    const hers = fruit.find(({ counts }) => counts.stock > 0 && counts.total_purchases === 0);
    if (!hers) throw new Error('the seed has fruit that nobody bought');
    await anOrderOf(shop.db, shop.profile.id, [hers.id]);
    await anOrderOf(shop.db, shop.profile.id, [hers.id]);
    const { products } = await shop.get('GET /api/products', '/api/products?category=frutas');
    expect(products[0]?.id).toBe(hers.id);
    const home = await shop.get('GET /api/home', '/api/home');
    const shelf = home.shelves.find(({ categoryId }) => categoryId === 'frutas');
    expect(shelf?.products[0]?.id).toBe(hers.id);
    await shop.close();
  });
});
