import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aPromotion } from '../testing/shop.builders.ts';
import { anOfferFixture, type OfferFixture } from './offers.builders.ts';

const DAY_MS = 86_400_000;

describe('offers', () => {
  let fixture: OfferFixture;
  let catalogAdmin: string;
  let other: string;
  beforeAll(async () => {
    fixture = await anOfferFixture();
    catalogAdmin = await fixture.aPerson('catalogo', 'Catálogo Uno');
    other = await fixture.aPerson('catalogo', 'Catálogo Dos');
  });
  afterAll(() => fixture.database.drop());

  const aForm = (product_id: string, parts: object = {}) => ({
    product_id,
    type: 'percent-off',
    badge_text: null,
    discount_percent: 25,
    discount_value: null,
    condition_quantity: null,
    condition_spend: null,
    starts_on: '2026-11-23',
    ends_on: '2026-11-28',
    is_draft: false,
    ...parts,
  });
  const create = (body: object, as = catalogAdmin) => fixture.call(as, 'POST /api/admin/offers', { body });
  const one = (id: string) => fixture.call(catalogAdmin, 'GET /api/admin/offers/{id}', { params: { id } });
  const edit = (id: string, body: object, as = catalogAdmin) =>
    fixture.call(as, 'PATCH /api/admin/offers/{id}', { params: { id }, body });
  const move = (id: string, body: object, as = catalogAdmin) =>
    fixture.call(as, 'POST /api/admin/offers/{id}/moves', { params: { id }, body });
  const simulate = (body: object) => fixture.call(catalogAdmin, 'POST /api/admin/offers/simulate', { body });

  it('runs its whole days in Puerto Rico, with badge and price', async () => {
    const { id } = await aProduct(fixture.db, { title: 'Arroz', price_cents: 1000 });
    const { status, json } = await create(aForm(id));
    expect(status).toBe(201);
    expect(json).toMatchObject({
      state: 'vigente',
      version: 1,
      badge: '25% OFF',
      offer_price: 7.5,
      start_date: '2026-11-23T04:00:00.000Z',
      end_date: '2026-11-29T03:59:59.999Z',
      ends_on: '2026-11-28',
      overlaps: [],
      notes: [],
    });
    expect(await fixture.auditOf(json.id)).toMatchObject([
      {
        actor_id: catalogAdmin,
        action: 'offer.create',
        before: null,
        after: { name: 'Arroz', discount_percent: 25 },
      },
    ]);
  });

  it("refuses a badge that promises another price, and notes a rule below the card's discount", async () => {
    const { id } = await aProduct(fixture.db, { price_cents: 1000 });
    const badge = await create(aForm(id, { discount_percent: 10, badge_text: '10% OFF' }));
    expect([badge.status, Object.keys(badge.json.errors)]).toEqual([422, ['badge_text']]);
    expect(badge.json.errors.badge_text).toContain('«20% OFF»');
    const low = (await create(aForm(id, { discount_percent: 10 }))).json;
    expect([low.badge, low.offer_price, low.notes.length]).toEqual(['20% OFF', 8, 1]);
  });

  it.each([
    [{ ends_on: '2026-11-22', starts_on: '2026-11-20' }, ['ends_on']],
    [{ discount_percent: 101 }, ['discount_percent']],
    [{ product_id: '00000000-0000-4000-8000-000000000000' }, ['product_id']],
    [{ type: 'buy-x-save-y', condition_quantity: 2, discount_value: 20.01 }, ['discount_value']],
    [{ type: 'nada' }, ['type']],
  ])('refuses %j with an error for %j', async (parts, fields) => {
    const { id } = await aProduct(fixture.db, { price_cents: 1000 });
    const { status, json } = await create(aForm(id, parts));
    expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
  });

  it('saves the given fields over the current version, with before and after in the audit', async () => {
    const product = await aProduct(fixture.db, { title: 'Leche', price_cents: 400 });
    const { id } = (await create(aForm(product.id))).json;
    expect((await edit(id, { version: 1, ends_on: '2026-11-28' })).json.version).toBe(1);
    expect((await edit(id, { version: 1, discount_percent: 30 }, other)).json).toMatchObject({ version: 2 });
    const { status, json } = await edit(id, { version: 1, discount_percent: 40 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      type: '/problemas/version-vieja',
      current: { discount_percent: 30, version: 2 },
      by: 'Catálogo Dos',
    });
    expect((await fixture.auditOf(id)).at(-1)).toMatchObject({
      action: 'offer.edit',
      before: { name: 'Leche', discount_percent: 25 },
      after: { name: 'Leche', discount_percent: 30 },
    });
  });

  it('of several concurrent saves one succeeds', async () => {
    const { id } = (await create(aForm((await aProduct(fixture.db)).id))).json;
    const responses = await Promise.all(
      [30, 35, 40, 45].map((discount_percent) => edit(id, { version: 1, discount_percent })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("is drafted, published, paused, resumed and ended; then it can't be changed", async () => {
    const { id } = (await create(aForm((await aProduct(fixture.db)).id, { is_draft: true }))).json;
    expect((await one(id)).json.state).toBe('borrador');
    expect((await move(id, { version: 1, move: 'pause' })).status).toBe(409);
    const states = [];
    for (const [index, step] of ['publish', 'pause', 'resume', 'end'].entries())
      states.push((await move(id, { version: index + 1, move: step })).json.state);
    expect(states).toEqual(['vigente', 'pausada', 'vigente', 'terminada']);
    expect((await move(id, { version: 5, move: 'resume' })).json.detail).toContain('Duplícala');
    expect((await edit(id, { version: 5, discount_percent: 50 })).status).toBe(409);
    expect((await fixture.auditOf(id)).map(({ action }) => action)).toEqual([
      'offer.create',
      'offer.publish',
      'offer.pause',
      'offer.resume',
      'offer.end',
    ]);
  });

  it("doesn't publish a draft whose days are past", async () => {
    const form = aForm((await aProduct(fixture.db)).id, {
      is_draft: true,
      starts_on: '2026-11-01',
      ends_on: '2026-11-05',
    });
    const { id } = (await create(form)).json;
    const { status, json } = await move(id, { version: 1, move: 'publish' });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['ends_on']]);
  });

  it('lists overlapping offers and which of them applies', async () => {
    const product = await aProduct(fixture.db, { price_cents: 1000 });
    const short = (await create(aForm(product.id))).json;
    const long = (await create(aForm(product.id, { type: 'bogo', ends_on: '2026-12-05' }))).json;
    await create(aForm(product.id, { is_draft: true }));
    expect((await one(short.id)).json.overlaps).toMatchObject([
      { id: long.id, badge: 'Compra 1, lleva 1 GRATIS', wins: false, to: '2026-11-29T03:59:59.999Z' },
    ]);
    expect((await one(long.id)).json.overlaps).toMatchObject([{ id: short.id, wins: true }]);
  });

  it('lists by state, type and words, page by page, with the same states as the calendar', async () => {
    const product = await aProduct(fixture.db, { title: 'Quenepas del calendario' });
    const ids: string[] = [];
    for (let n = 0; n < 53; n += 1)
      ids.push(
        (
          await aPromotion(fixture.db, product.id, {
            start_date: new Date(fixture.clock.nowMs + n * DAY_MS + 1),
            end_date: new Date(fixture.clock.nowMs + 90 * DAY_MS),
          })
        ).id,
      );
    const list = (query: object) =>
      fixture.call(catalogAdmin, 'GET /api/admin/offers', { query: { q: 'quenepas', ...query } });
    const first = (await list({})).json;
    expect([first.offers.length, first.offers[0].id]).toEqual([50, ids.at(-1)]);
    expect((await list({ after: first.next })).json).toMatchObject({ next: null, offers: { length: 3 } });
    expect((await list({ state: 'programada' })).json.offers).toHaveLength(50);
    expect((await list({ state: 'vigente' })).json.offers).toEqual([]);
    expect((await list({ type: 'bogo' })).json.offers).toEqual([]);
    const days = { from: '2026-11-23', to: '2026-11-24' };
    const { json } = await fixture.call(catalogAdmin, 'GET /api/admin/offers/calendar', { query: days });
    const ofProduct = json.offers.filter(
      (offer: { product: { id: string } }) => offer.product.id === product.id,
    );
    expect(ofProduct).toHaveLength(2);
  });

  it('an old inactive offer counts as paused and preserves its times', async () => {
    const product = await aProduct(fixture.db);
    const end_date = new Date('2026-11-25T18:30:00Z');
    const stored = await aPromotion(fixture.db, product.id, {
      is_active: false,
      end_date,
      start_date: new Date('2026-11-20T12:00:00Z'),
    });
    expect((await one(stored.id)).json).toMatchObject({ state: 'pausada', end_date: end_date.toISOString() });
    const { json } = await edit(stored.id, { version: 1, discount_percent: 30 });
    expect([json.end_date, json.state]).toEqual([end_date.toISOString(), 'pausada']);
    expect((await move(stored.id, { version: 2, move: 'resume' })).json.state).toBe('vigente');
  });

  it('changes nothing without permission, also if the role was just removed', async () => {
    const product = await aProduct(fixture.db);
    const reader = await fixture.aPerson('lectura');
    expect((await create(aForm(product.id), reader)).status).toBe(403);
    expect((await fixture.call(reader, 'GET /api/admin/offers')).status).toBe(200);
    const gone = await fixture.aPerson('catalogo');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', gone).execute();
    expect((await create(aForm(product.id), gone)).status).toBe(403);
  });

  it('simulates a cart by the prices of orders, with the reason for each line', async () => {
    const rice = await aProduct(fixture.db, { title: 'Arroz caro', price_cents: 1000 });
    const candy = await aProduct(fixture.db, {
      title: 'Dulces',
      price_cents: 200,
      tax_class: 'gravado',
      stock: 1,
    });
    await create(aForm(rice.id, { type: 'bogo' }));
    const lines = [
      { product_id: rice.id, quantity: 3 },
      { product_id: candy.id, quantity: 2 },
    ];
    const { json } = await simulate({ lines });
    // Three units with "buy 1, get 1 free" cost two.
    expect(json.lines).toMatchObject([
      { regular_price: 10, unit_price: 8, total_price: 20, badge: 'Compra 1, lleva 1 GRATIS' },
      { total_price: 4, badge: null, offer_id: null },
    ]);
    expect(json).toMatchObject({ subtotal: 24, tax: 0.46, total: 24.46, saved: 10 });
    expect(json.lines[0].why.join(' ')).toMatch(/otra va gratis.*hasta el sábado 28 de noviembre/s);
    expect(json.lines[1].why).toContain('Hay 1 en inventario.');
    expect(json.incentive).toContain('76.00');
    // The day after its last one.
    expect((await simulate({ lines, day: '2026-11-29' })).json.lines[0].total_price).toBe(30);
    expect((await simulate({ lines, day: '2026-11-28' })).json.lines[0].total_price).toBe(20);
  });

  it('simulates the offer in the form instead of the stored one, and stores nothing', async () => {
    const { id: product_id } = await aProduct(fixture.db, { price_cents: 1000 });
    const stored = (await create(aForm(product_id))).json;
    const { is_draft: _, ...form } = aForm(product_id, { discount_percent: 50, ends_on: '2026-11-24' });
    const lines = [{ product_id, quantity: 1 }];
    const response = await simulate({ lines, offer: { ...form, id: stored.id } });
    expect(response.json.lines).toMatchObject([{ total_price: 5, offer_id: stored.id }]);
    // A new offer beside it: the one that ends last applies.
    expect((await simulate({ lines, offer: { ...form, id: null } })).json.lines[0].total_price).toBe(7.5);
    const refused = await simulate({ lines, offer: { ...form, id: null, badge_text: '70% OFF' } });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['badge_text']]);
    expect((await one(stored.id)).json.discount_percent).toBe(25);
  });
});
