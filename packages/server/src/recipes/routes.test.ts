import { nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { packagesFor } from '@nutricion/domain/recipes/purchase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anImageRow } from '../testing/images.builders.ts';
import { aProduct, aPromotion } from '../testing/shop.builders.ts';
import { aRecipeShop, type RecipeShop } from './recipes.builders.ts';

describe('recipes of a few products', () => {
  let shop: RecipeShop;
  beforeAll(async () => {
    shop = await aRecipeShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.pool.query('delete from recipes');
    await shop.pool.query('delete from products');
  });

  const evenly = (amount: number | null) => Object.fromEntries(nutrients.map((name) => [name, amount]));
  const nutritionOf = (amount: number | null) =>
    JSON.stringify({ usdaId: '20050', servingG: 45, servingLabel: '¼ taza', per100g: evenly(amount) });
  /** Two pounds for five dollars; a cup weighs 200 g. */
  const rice = (values: object = {}) =>
    aProduct(shop.db, {
      title: 'Arroz',
      price_cents: 500,
      net_content: 2,
      net_unit: 'lb',
      allergen_info: [],
      nutrition: nutritionOf(100),
      kitchen: JSON.stringify({ gramsPer: { taza: 200 }, refuseShare: 0 }),
      ...values,
    });
  const aRecipe = (ingredients: readonly object[], values: object = {}) =>
    shop.db
      .insertInto('recipes')
      .values({
        title: 'Arroz blanco',
        prep_time: 10,
        servings: 4,
        ingredients: JSON.stringify(ingredients),
        instructions: JSON.stringify(['Hierve el agua.', 'Echa el arroz.']),
        description: 'No lo destapes.',
        ...values,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const pound = (product: { readonly id: string }, values: object = {}) => ({
    product_id: product.id,
    label: '1 lb de arroz',
    amount: 1,
    unit: 'lb',
    ...values,
  });
  const list = (query = '') => shop.get('GET /api/recipes', `/api/recipes${query}`);
  const one = (id: string) => shop.get('GET /api/recipes/{id}', `/api/recipes/${id}`);

  it('come newest first, those of one moment always in the same order, ten unless asked', async () => {
    const product = await rice();
    const sameMoment = new Date('2026-11-20T12:00:00Z');
    for (let n = 0; n < 12; n += 1)
      await aRecipe([pound(product)], { title: `Receta ${n}`, created_at: sameMoment });
    await aRecipe([pound(product)], { title: 'La nueva', created_at: new Date('2026-11-21T12:00:00Z') });
    await aRecipe([pound(product)], { title: 'Escondida', is_active: false });
    await shop.reopen();
    const first = await list();
    expect(first.total).toBe(13);
    expect(first.recipes).toHaveLength(10);
    expect(first.recipes[0]?.title).toBe('La nueva');
    expect(await list()).toEqual(first);
    const rest = await list('?limit=10&offset=10');
    const ids = [...first.recipes, ...rest.recipes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(13);
  });

  it('are found by what can be prepared ahead, by moment of the shift and by meal', async () => {
    const product = await rice();
    await aRecipe([pound(product)], {
      title: 'A',
      meal_prep_friendly: true,
      category: 'night-shift',
      meal: 'cena',
    });
    await aRecipe([pound(product)], { title: 'B', category: 'night-shift', meal: 'almuerzo' });
    await aRecipe([pound(product)], { title: 'C' });
    const titles = async (query: string) => (await list(query)).recipes.map(({ title }) => title).sort();
    expect(await titles('?mealPrep=true')).toEqual(['A']);
    expect(await titles('?mealPrep=false')).toEqual(['B', 'C']);
    expect(await titles('?category=night-shift')).toEqual(['A', 'B']);
    expect(await titles('?category=night-shift&meal=cena')).toEqual(['A']);
    const refused = await shop.app.request('/api/recipes?category=madrugada');
    expect(refused.status).toBe(422);
  });

  it('cost what their amounts cost now, and follow the price and the promotion', async () => {
    const product = await rice();
    const recipe = await aRecipe([pound(product)]);
    await shop.reopen();
    expect(await one(recipe.id)).toMatchObject({ totalPrice: 2.5, pricePerServing: 0.63 });
    await shop.pool.query('update products set price_cents = 800');
    await shop.reopen();
    expect(await one(recipe.id)).toMatchObject({ totalPrice: 4, pricePerServing: 1 });
    await aPromotion(shop.db, product.id);
    await shop.reopen();
    expect(await one(recipe.id)).toMatchObject({ totalPrice: 3.2, ingredients: [{ price: 6.4 }] });
  });

  it('have the nutrition of their products by serving, without what is optional', async () => {
    const product = await rice();
    const extra = await rice({ title: 'Aguacate', nutrition: null, allergen_info: ['nueces'] });
    const recipe = await aRecipe([pound(product), pound(extra, { optional: true })]);
    await shop.reopen();
    const { nutrition, allergens } = await one(recipe.id);
    expect(nutrition).toEqual({
      perServing: evenly(113.4),
      knownPerServing: evenly(113.4),
      unknownProducts: [],
      notes: [],
    });
    expect(allergens).toEqual({ contains: ['nueces'], mayContain: [], unknownProducts: [] });
  });

  it('begin their tip with what a serving is rich in', async () => {
    const product = await rice({ nutrition: nutritionOf(12) });
    const recipe = await aRecipe([pound(product)]);
    await shop.reopen();
    // 13.6 of everything: 49 % of the fibre, 76 % of the iron.
    expect((await one(recipe.id)).nutritionTips.replaceAll('\u00a0', ' ')).toBe(
      'Una porción te da 14 mg de hierro (76 % del Valor Diario) y 14 g de fibra (49 %). No lo destapes.',
    );
  });

  it('say what nobody knows instead of zero', async () => {
    const product = await rice();
    const broth = await rice({ title: 'Caldo', nutrition: null, allergen_info: null });
    const recipe = await aRecipe([pound(product), pound(broth)]);
    await shop.reopen();
    const { nutrition, allergens } = await one(recipe.id);
    expect(nutrition).toMatchObject({
      perServing: evenly(null),
      knownPerServing: evenly(113.4),
      unknownProducts: ['Caldo'],
    });
    expect(allergens.unknownProducts).toEqual(['Caldo']);
  });

  it('keep naming a product that is off sale, whose price nobody knows then', async () => {
    const product = await rice({ is_active: false });
    const recipe = await aRecipe([pound(product)]);
    await shop.reopen();
    expect(await one(recipe.id)).toMatchObject({
      totalPrice: null,
      pricePerServing: null,
      ingredients: [{ productTitle: 'Arroz', price: null, product: null, amountInPackages: 0.5 }],
      nutrition: { perServing: evenly(113.4) },
    });
  });

  it('outlive a product that was removed', async () => {
    const product = await rice();
    const recipe = await aRecipe([pound(product)]);
    await shop.pool.query('delete from products');
    await shop.reopen();
    expect(await one(recipe.id)).toMatchObject({
      totalPrice: null,
      ingredients: [{ productTitle: '1 lb de arroz', product: null, amountInPackages: null }],
      allergens: { unknownProducts: ['1 lb de arroz'] },
    });
  });

  it('show an edit at once', async () => {
    const recipe = await aRecipe([pound(await rice())]);
    expect((await one(recipe.id)).title).toBe('Arroz blanco');
    await shop.pool.query(`update recipes set title = 'Arroz con coco'`);
    expect((await one(recipe.id)).title).toBe('Arroz con coco');
    await shop.pool.query('update recipes set is_active = false');
    expect((await shop.app.request(`/api/recipes/${recipe.id}`)).status).toBe(404);
  });

  it('have their photo while its rights hold, the Recetas Express too', async () => {
    const recipe = await aRecipe([pound(await rice())]);
    const express = shop.express[0]?.id ?? '';
    for (const subject_id of [recipe.id, express])
      await anImageRow(shop.db, { subject: 'recipe', subject_id });
    const { image } = await one(recipe.id);
    expect(image).toMatchObject({ alt: 'Lo que se ve', color: '#aabbcc' });
    expect((await list()).recipes[0]?.image).toEqual(image);
    expect((await one(express)).image).toBeDefined();
    await shop.pool.query(`update images set rights_until = '2026-01-01', updated_at = now()`);
    expect((await one(recipe.id)).image).toBeUndefined();
    expect((await one(express)).image).toBeUndefined();
  });

  it('are left out when their columns hold what no recipe has', async () => {
    await aRecipe([{ product_id: 'x' }]);
    expect(await list()).toEqual({ recipes: [], total: 0 });
  });

  it('are not found by an id that is none', async () => {
    for (const path of [
      '/api/recipes/nada',
      '/api/products/nada/recipes',
      `/api/products/${crypto.randomUUID()}/recipes`,
    ]) {
      const response = await shop.app.request(path);
      expect(response.status).toBe(404);
    }
  });

  it('of a product are six at most, those that use most of it first', async () => {
    const product = await rice();
    for (const amount of [1, 3, 0.5, 2, 4, 0.25, 5])
      await aRecipe([pound(product, { amount })], { title: `${amount} lb` });
    await aRecipe([pound(await rice())], { title: 'De otra cosa' });
    await shop.reopen();
    const { recipes } = await shop.get(
      'GET /api/products/{id}/recipes',
      `/api/products/${product.id}/recipes`,
    );
    expect(recipes.map(({ title }) => title)).toEqual(['5 lb', '4 lb', '3 lb', '2 lb', '1 lb', '0.5 lb']);
  });
});

describe('the recipes of the seeded shop', () => {
  let shop: RecipeShop;
  beforeAll(async () => {
    shop = await aRecipeShop({ withSeed: true });
  });
  afterAll(() => shop.close());

  const everything = async () => {
    const { recipes, total } = await shop.get('GET /api/recipes', '/api/recipes?limit=200');
    expect(total).toBe(130);
    return Promise.all(recipes.map(({ id }) => shop.get('GET /api/recipes/{id}', `/api/recipes/${id}`)));
  };

  it('all have a price, amounts of packages and plausible energy', async () => {
    for (const recipe of await everything()) {
      expect(recipe.totalPrice, recipe.title).toBeGreaterThan(0);
      // A meal for one out of this shop costs between a quarter and nine dollars.
      expect(recipe.pricePerServing, recipe.title).toBeGreaterThan(0.15);
      expect(recipe.pricePerServing, recipe.title).toBeLessThan(9);
      for (const { quantity, amountInPackages } of recipe.ingredients) {
        expect(amountInPackages, `${recipe.title}: ${quantity}`).toBeGreaterThan(0);
        expect(packagesFor(amountInPackages), `${recipe.title}: ${quantity}`).toBeLessThanOrEqual(6);
      }
      expect(recipe.nutrition.knownPerServing.kcal, recipe.title).toBeGreaterThan(15);
      expect(recipe.nutrition.knownPerServing.kcal, recipe.title).toBeLessThan(1400);
    }
  });

  it('know their nutrition except where a product has no figures', async () => {
    for (const { title, nutrition } of await everything()) {
      const isUnknown = nutrition.unknownProducts.length > 0;
      if (nutrition.perServing.kcal === null) expect(isUnknown, title).toBe(true);
    }
  });

  it('express are the seven of the house, whole, and each is found by its id', async () => {
    const { recipes } = await shop.get('GET /api/recipes/express', '/api/recipes/express');
    expect(recipes.map(({ title }) => title)).toEqual(shop.express.map(({ title }) => title));
    for (const recipe of recipes) {
      expect(recipe.totalPrice, recipe.title).toBeGreaterThan(0);
      expect(recipe.prepTime + recipe.cookTime).toBeLessThanOrEqual(20);
      for (const { product, quantity } of recipe.ingredients) expect(product, quantity).not.toBeNull();
      expect(await shop.get('GET /api/recipes/{id}', `/api/recipes/${recipe.id}`)).toEqual(recipe);
    }
  });
});
