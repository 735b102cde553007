import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCatalogShop, type CatalogShop } from './catalog.builders.ts';

const search = (rest: string) => `/api/products/search?q=leche${rest}`;
const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);

describe('filters and orders over HTTP', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await aCatalogShop({ withSeed: true });
  });
  afterAll(() => shop.close());

  const matches = (rest = '') => shop.get('GET /api/products/search', search(rest));
  const listed = (rest: string) => shop.get('GET /api/products', `/api/products?category=lacteos${rest}`);

  it('respond to a search without filters as before, with facets only if requested', async () => {
    expect(Object.keys(await matches())).toEqual(['query', 'results', 'searchId']);
    const { results, facets } = await matches('&facets=1');
    expect(ids(results)).toEqual(ids((await matches()).results));
    expect(facets?.found).toBe(facets?.total);
    expect(facets?.total).toBeGreaterThan(20);
  });

  it('are applied before the limit of twenty results', async () => {
    const first = new Set(ids((await matches()).results));
    const { results, facets } = await matches('&min=8&facets=1');
    expect(results.every(({ current_price }) => current_price >= 8)).toBe(true);
    expect(results.some(({ id }) => !first.has(id))).toBe(true);
    expect(results).toHaveLength(Math.min(20, facets?.total ?? 0));
  });

  it('sort good matches, and never put weak ones before them', async () => {
    const byScore = await matches();
    const byPrice = await matches('&sort=price');
    expect(new Set(ids(byPrice.results))).toEqual(new Set(ids(byScore.results)));
    const prices = byPrice.results.map(({ current_price }) => current_price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('list as free of an allergen only products whose label says so', async () => {
    // Of the products called milk only milk itself is known to be free of soy: plant drinks have no allergen data.
    const { results, facets } = await matches('&without=soya&facets=1');
    expect(results.length).toBeGreaterThan(0);
    for (const { allergen_info, may_contain } of results) {
      expect(allergen_info).not.toBeNull();
      expect([...(allergen_info ?? []), ...may_contain]).not.toContain('soya');
    }
    expect(facets?.total).toBeLessThan(facets?.found ?? 0);
  });

  it('put products without allergen data last in every order, and only if requested', async () => {
    const path = (rest: string) => `/api/products?category=frutas&without=mani&sort=price${rest}`;
    const silent = await shop.db
      .updateTable('products')
      .set({ allergen_info: null, price_cents: 5 })
      .where('id', '=', ids((await shop.get('GET /api/products', path(''))).products)[3] ?? '')
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect
      .poll(async () => ids((await shop.get('GET /api/products', path('&unknown=1'))).products).at(-1))
      .toBe(silent.id);
    const withFacets = await shop.get('GET /api/products', path('&facets=1'));
    expect(ids(withFacets.products)).not.toContain(silent.id);
    expect(withFacets.facets?.unknown).toBe(1);
  });

  it('count for each choice exactly what it lists', async () => {
    const { facets } = await listed('&facets=1&diet=gluten-free');
    expect(facets?.kinds.length).toBeGreaterThan(5);
    for (const { value, count } of facets?.kinds.slice(0, 4) ?? []) {
      const { products, total } = await listed(`&diet=gluten-free&kind=${encodeURIComponent(value)}`);
      expect(total).toBe(count);
      expect(products.every((product) => product.detected_subcategory === value)).toBe(true);
    }
    expect((await listed('&diet=gluten-free&offer=1')).total).toBe(facets?.onOffer);
    expect((await listed('&diet=gluten-free&stock=1')).total).toBe(facets?.inStock);
    expect((await listed('&diet=gluten-free&min=3&max=4.99')).total).toBe(facets?.prices[1]);
  });

  it('page a filtered list, and sort it as a whole', async () => {
    const whole = await listed('&sort=price-desc&stock=1');
    const page = await listed('&sort=price-desc&stock=1&limit=5&offset=5');
    expect(ids(page.products)).toEqual(ids(whole.products.slice(5, 10)));
    expect(page.total).toBe(whole.total);
    const byName = await listed('&sort=name');
    const titles = byName.products.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('es').compare));
  });

  it('refuse unknown values in Spanish, naming the field', async () => {
    const issues: [string, string, string][] = [
      ['diet', 'keto', 'Una de las dietas no existe.'],
      ['without', 'gluten', 'Uno de los alérgenos no existe.'],
      ['category', 'juguetes', 'Una de las categorías no existe.'],
      ['sort', 'azar', 'Ese orden no existe.'],
      ['min', 'x', 'Escribe un precio en dólares.'],
    ];
    for (const [field, value, message] of issues) {
      const response = await shop.app.request(search(`&${field}=${value}`));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { [field]: message } });
    }
  });

  it('suggest only words if no products are requested', async () => {
    const path = '/api/products/suggest?q=lech&products=0';
    const { suggestions, products } = await shop.get('GET /api/products/suggest', path);
    expect(suggestions).toContain('leche');
    expect(products).toEqual([]);
  });

  it('offer eight snacks in stock, of eight kinds', async () => {
    const { products } = await shop.get('GET /api/products/snacks', '/api/products/snacks');
    expect(products).toHaveLength(8);
    expect(products.every(({ stock }) => stock > 0)).toBe(true);
    const isSnack = ({ category, tags }: (typeof products)[number]) =>
      /snacks|granola/i.test(category) || tags.some((tag) => /^snacks?$/i.test(tag));
    expect(products.every(isSnack)).toBe(true);
    expect(new Set(products.map((product) => product.detected_subcategory)).size).toBe(8);
  });
});
