import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { describe, expect, it } from 'vitest';
import { aCachedProduct } from '../../kit/offline/product.builders.ts';
import { catalogResponses } from './catalog-responses.ts';
import { searchWords } from './search-words.ts';

interface List {
  readonly products: readonly ProductDetailJson[];
  readonly total: number;
  readonly results: readonly (ProductDetailJson & { readonly matchReasons: readonly string[] })[];
  readonly similar: readonly ProductDetailJson[];
}

const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title);

describe('catalogResponses', () => {
  const milk = aCachedProduct({ title: 'Leche fresca', price: 4, detected_subcategory: 'Leche' });
  const soy = aCachedProduct({
    title: 'Leche de soya',
    price: 3,
    detected_subcategory: 'Leche',
    allergen_info: ['soya'],
  });
  const oats = aCachedProduct({ title: 'Leche de avena', detected_subcategory: 'Leche', allergen_info: [] });
  const gone = aCachedProduct({ title: 'Leche de cabra', detected_subcategory: 'Leche', stock: 0 });
  const papaya = aCachedProduct({ title: 'Lechosa', category: 'Frutas', normalized_category: 'frutas' });
  const respond = catalogResponses([milk, soy, oats, gone, papaya], searchWords);
  const search = (path: string) => respond(path) as List;

  it('lists a category by its id or by its database name, in pages', () => {
    expect(titles(search('/api/products?category=frutas').products)).toEqual(['Lechosa']);
    expect(search('/api/products?category=Leche').total).toBe(4);
    const whole = search('/api/products?category=lacteos');
    const page = search('/api/products?category=lacteos&limit=2&offset=2');
    expect(page.products).toEqual(whole.products.slice(2, 4));
    expect(page.total).toBe(4);
    // Products that are sold out come last.
    const stocks = whole.products.map(({ stock }: { readonly stock: number }) => stock > 0);
    expect(stocks).toEqual(stocks.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)));
  });

  it('gives products by id in the requested order, without unknown ids', () => {
    const { products } = search(`/api/products?ids=${papaya.id},nada,${milk.id}`);
    expect(titles(products)).toEqual(['Lechosa', 'Leche fresca']);
    // Like the server's lists: only a single product contains nutrition.
    for (const product of products) expect(product).not.toHaveProperty('nutrition');
  });

  it('gives a product with similar products that are in stock', () => {
    const page = search(`/api/products/${milk.id}`);
    expect(page).toMatchObject({ title: 'Leche fresca', nutrition: null });
    // Starting at its own place on the shelf, as on the server.
    expect(titles(page.similar)).toEqual(['Leche de avena', 'Leche de soya']);
  });

  it('gives cards with all fields that a cart line needs', () => {
    const [card] = search(`/api/products?ids=${soy.id}&view=card`).products;
    expect(card).not.toHaveProperty('usage_suggestions');
    expect(card && productToSellable(card)).toEqual(productToSellable(soy));
    expect(card && productAllergens(card)).toEqual(productAllergens(soy));
  });

  it("searches with the shop's engine, ignoring accents, and gives match reasons", () => {
    const [first] = search('/api/products/search?q=LECHÓSA').results;
    expect(first?.title).toBe('Lechosa');
    // What the card shows isn't given as a reason.
    expect(first?.matchReasons).toEqual([]);
    const others = search('/api/products/search?q=leche sin lactosa').results;
    for (const reason of others.flatMap(({ matchReasons }) => matchReasons))
      expect(reason).not.toMatch(/^(?:En|Por) /);
    expect(search('/api/products/search?q=zzzz').results).toEqual([]);
  });

  it('filters and sorts; a product without allergen data never counts as free of an allergen', () => {
    const free = search('/api/products/search?q=leche&without=soya');
    expect(titles(free.results)).toEqual(['Leche de avena']);
    const cheapest = search('/api/products/search?q=leche&category=lacteos&sort=price');
    expect(titles(cheapest.results)).toEqual([
      ...['Leche de avena', 'Leche de cabra', 'Leche de soya', 'Leche fresca'],
    ]);
  });

  it('marks products without allergen data in a free-from search, and puts them last in every order', () => {
    const results = respond('/api/products/search?q=leche%20sin%20soya&sort=price-desc') as List & {
      readonly freeFrom: readonly string[];
    };
    expect(results.freeFrom).toEqual(['soya']);
    const [first, ...rest] = results.results;
    expect(first).toMatchObject({ title: 'Leche de avena' });
    expect(first).not.toHaveProperty('isFreedomUnknown');
    expect(titles(rest)).not.toContain('Leche de soya');
    for (const hit of rest) expect(hit).toHaveProperty('isFreedomUnknown', true);
    expect(search('/api/products/search?q=leche')).not.toHaveProperty('freeFrom');
  });

  it('suggests categories that begin with the text', () => {
    expect(respond('/api/products/suggest?q=fru')).toMatchObject({
      categories: [{ id: 'frutas', label: 'Frutas' }],
    });
    // None of its products is sold.
    expect(respond('/api/products/suggest?q=carnes')).toMatchObject({ categories: [] });
  });

  it('suggests words and products while typing', () => {
    const proposed = respond('/api/products/suggest?q=lech&products=2') as List & {
      readonly suggestions: readonly string[];
    };
    expect(proposed.suggestions).toContain('leche');
    expect(proposed.products).toHaveLength(2);
  });

  it("gives undefined for requests that aren't of the catalog", () => {
    for (const path of ['/api/home', '/api/orders', '/api/products/nada', `/api/products/${milk.id}/recipes`])
      expect(respond(path)).toBeUndefined();
  });
});
