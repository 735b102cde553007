import type { RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { createRecipeMemory, type RecipeMemory } from '../recipe-memory.ts';
import { type AdminRecipeFixture, anAdminRecipeFixture } from './admin-recipes.builders.ts';
import { publishDueRecipes } from './transition-recipe.ts';

describe('recipes that people write', () => {
  let fixture: AdminRecipeFixture;
  let memory: RecipeMemory;
  let catalogAdmin: string;
  let other: string;
  let rice: string;
  let beans: string;
  beforeAll(async () => {
    fixture = await anAdminRecipeFixture();
    memory = createRecipeMemory(fixture.db, pino({ level: 'silent' }), fixture.now);
    await memory.current();
    catalogAdmin = await fixture.aPerson('catalogo', 'Catálogo Uno');
    other = await fixture.aPerson('catalogo', 'Catálogo Dos');
    rice = (await aProduct(fixture.db, { title: 'Arroz', price_cents: 400, net_content: 16, net_unit: 'oz' }))
      .id;
    beans = (
      await aProduct(fixture.db, { title: 'Habichuelas', price_cents: 200, net_content: 16, net_unit: 'oz' })
    ).id;
    await fixture.reopen();
  });
  afterAll(() => fixture.database.drop());

  const of = (product_id: string, label: string, parts: object = {}) => ({
    product_id,
    label,
    amount: 8,
    unit: 'oz',
    optional: false,
    prepared: null,
    substitutes: [],
    ...parts,
  });
  const aContent = (parts: object = {}): RecipeContentJson =>
    ({
      title: 'Arroz con habichuelas',
      emoji: '🍚',
      category: 'other',
      meal: 'cena',
      equipment: 'una-olla',
      difficulty: 'easy',
      prep_time: 10,
      cook_time: 25,
      servings: 2,
      meal_prep_friendly: false,
      shelf_life_days: null,
      kept_in: 'nevera',
      keeps_longer_because: null,
      tags: ['criollo'],
      description: 'Sírvelo con ensalada.',
      instructions: ['Hierve el agua.', 'Cocina todo 20 minutos.'],
      ingredients: [of(rice, '8 oz de arroz'), of(beans, '8 oz de habichuelas')],
      ...parts,
    }) as RecipeContentJson;

  const create = async (parts: object = {}) =>
    (await fixture.call(catalogAdmin, 'POST /api/admin/recipes', { body: aContent(parts) })).json;
  const one = async (id: string) =>
    (await fixture.call(catalogAdmin, 'GET /api/admin/recipes/{id}', { params: { id } })).json;
  const edit = (id: string, body: object, as = catalogAdmin) =>
    fixture.call(as, 'PATCH /api/admin/recipes/{id}', { params: { id }, body });
  const move = (id: string, body: object, as = catalogAdmin) =>
    fixture.call(as, 'POST /api/admin/recipes/{id}/moves', { params: { id }, body });
  const versions = async (id: string) =>
    (await fixture.call(catalogAdmin, 'GET /api/admin/recipes/{id}/versions', { params: { id } })).json
      .versions;
  const list = async (query: object = {}) =>
    (await fixture.call(catalogAdmin, 'GET /api/admin/recipes', { query })).json.recipes;
  /** As a process reads them that was there before. */
  const shown = async () => (await memory.current()).map(({ title }) => title);
  const aPublished = async (parts: object = {}) => {
    const { id } = await create(parts);
    return (await move(id, { version: 1, move: 'publish' })).json;
  };

  it('is a draft that nobody sees until it is published', async () => {
    const draft = await create({ title: 'Solo borrador' });
    expect(draft).toMatchObject({ state: 'borrador', version: 1, published: null });
    expect(await shown()).not.toContain('Solo borrador');
    const published = await move(draft.id, { version: 1, move: 'publish' });
    expect(published.json).toMatchObject({ state: 'publicada', version: 2 });
    expect(published.json.published).toEqual(published.json.content);
    expect(await shown()).toContain('Solo borrador');
  });

  it('changes the draft alone; what customers see changes when it is published', async () => {
    const { id, version } = await aPublished({ title: 'De antes' });
    const changed = await edit(id, { version, title: 'De ahora', servings: 4 });
    expect(changed.json).toMatchObject({
      state: 'con-cambios',
      content: { title: 'De ahora', servings: 4 },
      published: { title: 'De antes', servings: 2 },
    });
    expect(await shown()).toContain('De antes');
    const discarded = await move(id, { version: changed.json.version, move: 'discard' });
    expect(discarded.json).toMatchObject({ state: 'publicada', content: { title: 'De antes' } });
    expect((await fixture.auditOf(id)).map(({ action }) => action)).toEqual([
      'recipe.create',
      'recipe.publish',
      'recipe.edit',
      'recipe.discard',
    ]);
  });

  it('has no draft where what is written is what is published', async () => {
    const { id, version } = await aPublished();
    const there = (await edit(id, { version, servings: 5 })).json;
    const back = (await edit(id, { version: there.version, servings: 2 })).json;
    expect(back.state).toBe('publicada');
    expect((await edit(id, { version: back.version, servings: 2 })).json.version).toBe(back.version);
  });

  it('keeps every publication, the first that came with the shop too', async () => {
    const seeded = await fixture.db
      .insertInto('recipes')
      .values({
        ...{ title: 'De la casa', prep_time: 5, category: 'other', meal: 'cena', equipment: 'fria' },
        tags: ['criollo'],
        description: 'Un consejo.',
        instructions: JSON.stringify(['Uno.', 'Dos.']),
        ingredients: JSON.stringify(aContent().ingredients),
        published_at: new Date('2026-01-05T12:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await versions(seeded.id)).toMatchObject([
      { number: 1, by: null, content: { title: 'De la casa' } },
    ]);
    await edit(seeded.id, { version: 1, title: 'De nosotros' });
    await move(seeded.id, { version: 2, move: 'publish' });
    expect(await versions(seeded.id)).toMatchObject([
      { number: 2, by: 'Catálogo Uno', content: { title: 'De nosotros' } },
      { number: 1, by: null, published_at: '2026-01-05T12:00:00.000Z', content: { title: 'De la casa' } },
    ]);
  });

  it.each([
    ['one ingredient', { ingredients: [] }, 'ingredients'],
    ['an empty step', { instructions: ['Uno.', ' '] }, 'instructions'],
    ['no meal', { meal: null }, 'meal'],
    ['no emoji', { emoji: 'arroz' }, 'emoji'],
    ['days that nobody has said', { meal_prep_friendly: true }, 'shelf_life_days'],
    ['a week without its source', { shelf_life_days: 7 }, 'keeps_longer_because'],
    ['what is kept and not cooled', { shelf_life_days: 3 }, 'instructions'],
  ])('isn’t published with %s, and says what is missing', async (_, parts, field) => {
    const { id } = await create(parts);
    const { status, json } = await move(id, { version: 1, move: 'publish' });
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toContain(field);
    expect((await one(id)).state).toBe('borrador');
  });

  it('isn’t published with raw chicken and no temperature, nor with an amount of which nobody knows the weight', async () => {
    const chicken = await aProduct(fixture.db, {
      sku: 'pechuga-de-pollo-x',
      title: 'Pechuga',
      net_content: 2,
      net_unit: 'lb',
    });
    await fixture.reopen();
    const raw = await create({ ingredients: [of(rice, '8 oz de arroz'), of(chicken.id, '8 oz de pechuga')] });
    expect((await move(raw.id, { version: 1, move: 'publish' })).json.errors.instructions).toContain(
      '165 °F',
    );
    const cups = await create({
      ingredients: [
        of(rice, '1 taza de arroz', { unit: 'taza', amount: 1 }),
        of(beans, '8 oz de habichuelas'),
      ],
    });
    expect((await move(cups.id, { version: 1, move: 'publish' })).json.errors.ingredients).toContain('Arroz');
  });

  it('isn’t published with an amount that can’t be scaled', async () => {
    const label = '2 y media tazas de arroz';
    const { id } = await create({ ingredients: [of(rice, label), of(beans, '8 oz de habichuelas')] });
    expect((await move(id, { version: 1, move: 'publish' })).json.errors.ingredients).toContain(label);
  });

  it('is published on its day in Puerto Rico, once whoever does it', async () => {
    const { id } = await create({ title: 'De mañana' });
    const past = await move(id, { version: 1, move: 'publish', on: '2026-11-22' });
    expect([past.status, Object.keys(past.json.errors)]).toEqual([422, ['on']]);
    const scheduled = await move(id, { version: 1, move: 'publish', on: '2026-11-24' });
    expect(scheduled.json).toMatchObject({ state: 'programada', publish_on: '2026-11-24' });
    const worse = await edit(id, { version: 2, ingredients: [] });
    expect([worse.status, Object.keys(worse.json.errors)]).toEqual([422, ['ingredients']]);
    // An hour before midnight in Puerto Rico it is the next day in UTC.
    expect(await publishDueRecipes(fixture.db, Date.parse('2026-11-24T03:00:00Z'))).toBe(0);
    const midnight = Date.parse('2026-11-24T04:00:00Z');
    const counts = await Promise.all([1, 2, 3].map(() => publishDueRecipes(fixture.db, midnight)));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await one(id)).toMatchObject({ state: 'publicada', publish_on: null });
    expect(await versions(id)).toMatchObject([{ number: 1, by: 'Catálogo Uno' }]);
    expect(await shown()).toContain('De mañana');
  });

  it('loses its day when that is taken away or it is archived', async () => {
    const { id } = await create({ title: 'Sin día' });
    await move(id, { version: 1, move: 'publish', on: '2026-12-01' });
    expect((await move(id, { version: 2, move: 'unschedule' })).json).toMatchObject({ state: 'borrador' });
    await move(id, { version: 3, move: 'publish', on: '2026-12-01' });
    expect((await move(id, { version: 4, move: 'archive' })).json).toMatchObject({ publish_on: null });
    expect(await publishDueRecipes(fixture.db, Date.parse('2026-12-02T12:00:00Z'))).toBe(0);
    expect((await edit(id, { version: 5, servings: 3 })).status).toBe(409);
    expect((await move(id, { version: 5, move: 'restore' })).json.state).toBe('borrador');
  });

  it('tells whoever was slower what is kept now and by whom', async () => {
    const { id, version } = await aPublished({ title: 'De dos' });
    await edit(id, { version, servings: 4 }, other);
    const { status, json } = await edit(id, { version, title: 'Mía' });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      by: 'Catálogo Dos',
      current: { content: { servings: 4, title: 'De dos' } },
    });
  });

  it('computes cost, warnings and faults of what is written, as the shop does', async () => {
    const gone = await aProduct(fixture.db, {
      title: 'Culantro',
      is_active: false,
      net_content: 2,
      net_unit: 'oz',
    });
    await fixture.reopen();
    const content = aContent({
      ingredients: [
        of(rice, '8 oz de arroz'),
        of(gone.id, '1 oz de culantro', { amount: 1, substitutes: [beans] }),
      ],
    });
    const { json } = await fixture.call(catalogAdmin, 'POST /api/admin/recipes/computed', { body: content });
    expect(json.recipe).toMatchObject({ totalPrice: null, title: 'Arroz con habichuelas' });
    expect(json.warnings.join(' ')).toContain('«Culantro» ya no se vende. En su lugar: Habichuelas.');
    expect(json.faults).toEqual({});
    expect(json.products.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Arroz',
      'Culantro',
      'Habichuelas',
    ]);
    const sold = await fixture.call(catalogAdmin, 'POST /api/admin/recipes/computed', { body: aContent() });
    // Half of a $4 package and half of a $2 one.
    expect(sold.json.recipe).toMatchObject({ totalPrice: 3, pricePerServing: 1.5 });
  });

  it('finds recipes by words, state, product and what there is to look at', async () => {
    const lonely = await aProduct(fixture.db, { title: 'Ñame', stock: 0, net_content: 2, net_unit: 'lb' });
    await fixture.reopen();
    const { id } = await aPublished({
      title: 'Ñame con ajo',
      ingredients: [of(rice, '8 oz de arroz'), of(lonely.id, '8 oz de ñame')],
    });
    const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);
    expect(titlesOf(await list({ q: 'name' }))).toEqual(['Ñame con ajo']);
    expect(titlesOf(await list({ product: lonely.id }))).toEqual(['Ñame con ajo']);
    const warned = await list({ warned: 'true', q: 'ajo' });
    expect(warned[0].warnings.join(' ')).toContain('«Ñame» está agotado.');
    await move(id, { version: 2, move: 'archive' });
    expect(await list({ q: 'name' })).toEqual([]);
    expect(titlesOf(await list({ q: 'name', state: 'archivada' }))).toEqual(['Ñame con ajo']);
  });

  it('is merged into another: old links and saved plans lead to the one that stays', async () => {
    const [gone, survivor] = [
      await aPublished({ title: 'Doble' }),
      await aPublished({ title: 'La que queda' }),
    ];
    const merge = (id: string, body: object) =>
      fixture.call(catalogAdmin, 'POST /api/admin/recipes/{id}/merge', { params: { id }, body });
    expect((await merge(gone.id, { version: 2, into: gone.id })).status).toBe(422);
    expect((await merge(gone.id, { version: 1, into: survivor.id })).status).toBe(409);
    const draft = await create({ title: 'Sin publicar' });
    expect((await merge(gone.id, { version: 2, into: draft.id })).status).toBe(422);
    expect((await merge(gone.id, { version: 2, into: survivor.id })).json.id).toBe(survivor.id);
    expect(await one(gone.id)).toMatchObject({
      state: 'archivada',
      merged_into: { id: survivor.id, title: 'La que queda' },
    });
    await memory.current();
    expect(memory.survivorOf(gone.id)).toBe(survivor.id);
    const back = await move(gone.id, { version: 3, move: 'restore' });
    expect(back.json).toMatchObject({ state: 'publicada', merged_into: null });
  });
});
