import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aCatalogShop, type CatalogShop } from '../catalog/catalog.builders.ts';
import { aProduct } from '../testing/shop.builders.ts';

const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title);

describe('the search of the seed over HTTP', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await aCatalogShop({
      withSeed: true,
      queriesThatBegin: (text) => (text === 'fru' ? ['frutas frescas', 'frutas para la merienda'] : []),
    });
  });
  afterAll(() => shop.close());

  it('finds products by Puerto Rican names, at most twenty, each with at most two reasons', async () => {
    const matches = await shop.get('GET /api/products/search', '/api/products/search?q=banana');
    expect(matches.query).toBe('banana');
    expect(titles(matches.results)).toContain('Guineo maduro');
    const many = await shop.get('GET /api/products/search', '/api/products/search?q=arroz');
    expect(many.results.length).toBeLessThanOrEqual(20);
    expect(many.results.every(({ matchReasons }) => matchReasons.length <= 2)).toBe(true);
    // The threshold on the home page: specification, section 9.
    expect(many.results.every(({ score }) => score >= 50)).toBe(true);
    expect(await shop.get('GET /api/products/search', '/api/products/search?q=%20')).toEqual({
      query: ' ',
      results: [],
    });
  });

  it('refuses a query of more than two hundred characters in Spanish', async () => {
    const response = await shop.app.request(`/api/products/search?q=${'a'.repeat(201)}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { q: 'La búsqueda es muy larga. Usa 200 letras o menos.' },
    });
  });

  it('lists no product known to contain an excluded allergen', async () => {
    const { results } = await shop.get(
      'GET /api/products/search',
      '/api/products/search?q=snacks%20sin%20man%C3%AD',
    );
    expect(results.length).toBeGreaterThan(5);
    for (const { allergen_info, may_contain } of results)
      expect([...(allergen_info ?? []), ...may_contain]).not.toContain('mani');
  });

  it('returns an id for each search except a blank one, and what it excludes', async () => {
    const search = (q: string) =>
      shop.get('GET /api/products/search', `/api/products/search?q=${encodeURIComponent(q)}`);
    const [once, again] = [await search('leche'), await search('leche')];
    expect(once.searchId).not.toBe(again.searchId);
    expect(once).not.toHaveProperty('freeFrom');
    expect(await search(' ')).not.toHaveProperty('searchId');
    expect((await search('galletas sin huevo ni gluten')).freeFrom).toEqual(['huevo', 'gluten']);
  });

  it('warns if the excluded part may not have been understood, and then shows no badge «Sin …»', async () => {
    const search = (q: string) =>
      shop.get('GET /api/products/search', `/api/products/search?q=${encodeURIComponent(q)}`);
    const clear = await search('sin huevo ni leche');
    expect(clear).not.toHaveProperty('freedomUnclear');
    expect(clear.freeFrom).toEqual(['huevo', 'leche']);
    expect(clear.results.flatMap(({ matchReasons }) => matchReasons)).toContain('Sin huevo');
    expect(clear.results.flatMap(({ allergen_info }) => allergen_info ?? [])).not.toContain('leche');
    const unclear = await search('sin huevo leche');
    expect(unclear.freedomUnclear).toBe(true);
    expect(unclear.results.length).toBeGreaterThan(0);
    expect(
      unclear.results.flatMap(({ matchReasons }) => matchReasons).filter((reason) => /^Sin /.test(reason)),
    ).toEqual([]);
  });

  it("finds nothing for products that aren't sold, and suggests near ones", async () => {
    const apiResponse = await shop.get('GET /api/products/search', '/api/products/search?q=cerveza');
    expect(apiResponse.results).toEqual([]);
    expect(apiResponse.near).toContain('Malta');
  });

  it.each(['aspirina', 'insulina inyectable', 'nebulizador'])('suggests no food for «%s»', async (query) => {
    const path = `/api/products/search?q=${encodeURIComponent(query)}`;
    const apiResponse = await shop.get('GET /api/products/search', path);
    expect(apiResponse.results).toEqual([]);
    expect(apiResponse).not.toHaveProperty('near');
  });

  it('suggests matching categories first, then popular queries, each once', async () => {
    const { categories, suggestions } = await shop.get(
      'GET /api/products/suggest',
      '/api/products/suggest?q=fru',
    );
    expect(categories).toEqual([{ id: 'frutas', label: 'Frutas' }]);
    expect(suggestions.slice(0, 2)).toEqual(['frutas frescas', 'frutas para la merienda']);
    expect(categories.length + suggestions.length).toBeLessThanOrEqual(8);
    expect(suggestions).not.toContain('frutas');
  });

  it('suggests while typing', async () => {
    const { suggestions, products } = await shop.get(
      'GET /api/products/suggest',
      '/api/products/suggest?q=habich',
    );
    expect(suggestions).toContain('habichuelas');
    expect(products.length).toBeGreaterThan(0);
  });
});

it('a free-from search marks products without allergen data, last in every order', async () => {
  const shop = await aCatalogShop();
  onTestFinished(() => shop.close());
  const snack = { category: 'Cereales Granolas & Snacks', normalized_category: 'snacks' };
  await aProduct(shop.db, { ...snack, title: 'Galletas calladas', price_cents: 100 });
  await aProduct(shop.db, { ...snack, title: 'Galletas de maíz', allergen_info: [] });
  await aProduct(shop.db, { ...snack, title: 'Galletas de huevo', allergen_info: ['huevo'] });
  const search = (order = '') =>
    shop.get('GET /api/products/search', `/api/products/search?q=galletas%20sin%20huevo${order}`);
  await expect.poll(() => shop.catalog.index().byId.size).toBe(3);
  await expect.poll(async () => (await search()).results).toHaveLength(2);
  for (const order of ['', '&sort=price', '&sort=name']) {
    const { results } = await search(order);
    expect(results.map(({ title, isFreedomUnknown }) => [title, isFreedomUnknown])).toEqual([
      ['Galletas de maíz', undefined],
      ['Galletas calladas', true],
    ]);
  }
});
