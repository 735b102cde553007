import { deliveryDates } from '@nutricion/domain/order/delivery';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { demoAccounts } from '../../features/accounts/demo/seed-demo-accounts.ts';
import { anOrderOf } from '../../features/catalog/catalog.builders.ts';
import type { WholeShop } from '../whole-shop.ts';
import type { KnownValues } from './valid-request.ts';

/** What this shop has, for the fields that name it, and what a schema can't say of a field. */
export const knownValues = async ({ db, slugs, send }: WholeShop): Promise<KnownValues> => {
  const customer = await profileOf(db, demoAccounts[0].email);
  const somebody = await profileOf(db, demoAccounts[1].email);
  const [products, recipes, articles, hospitals, points] = await Promise.all([
    idsOf(db.selectFrom('products').select('id').limit(4)),
    idsOf(db.selectFrom('recipes').select('id').limit(4)),
    idsOf(db.selectFrom('articles').select('id').limit(4)),
    idsOf(db.selectFrom('hospitals').select('id').limit(4)),
    idsOf(db.selectFrom('delivery_points').select('id').where('hospital_id', '=', customer.hospital_id)),
  ]);
  const addresses = await addAddresses(db, customer.id);
  const ask = askAdmin(send);
  await anOrderOf(db, customer.id, products);
  const batch = await ask<{ id: string }>('/api/admin/picking/batches', {
    date: ORDERED_FOR,
    window: '07-09',
  });
  for (let order = 0; order < 2; order++) await anOrderOf(db, customer.id, products);
  await anOrderOf(db, customer.id, products, { status: 'listo' });
  const route = await ask<{ id: string; stops: { order_id: string }[] }>('/api/admin/deliveries/routes', {
    date: ORDERED_FOR,
    window: '07-09',
    hospital: null,
  });
  const orders = await idsOf(db.selectFrom('orders').select('id').where('status', '=', 'confirmado'));
  await addPayment(db, orders[0] as string);
  await ask(`/api/admin/stock/${products[0]}/receive`, {
    id: LOT_ID,
    units: 5,
    supplier: 'Finca',
    lot: 'L-1',
    temperature_f: 38,
    expires_on: '2027-06-30',
  });
  const [note, offer] = await Promise.all([
    ask<{ id: string }>('/api/admin/buyer-notes', { query: 'parcha', text: 'La piden mucho.' }),
    ask<{ id: string }>('/api/admin/offers', { ...OFFER, product_id: products[0] }),
  ]);
  await db.insertInto('voice_sessions').values({ session_id: SESSION_ID, user_id: customer.id }).execute();
  const voiceCase = await ask<{ id: string }>('/api/admin/voice/cases', {
    phrase: 'ponme dos leches',
    intent: 'add',
    items: [{ name: 'leches', quantity: 2, unit: null }],
  });
  return {
    session_id: [SESSION_ID],
    'sessions.id': [SESSION_ID],
    'voice-order-tools.user_id': [customer.id],
    tool_name: ['get_cart', 'get_recipes', 'get_order_history'],
    arguments: [{}],
    call_id: [undefined],
    confirms: [undefined],
    cart: [undefined],
    transcripts: [undefined],
    undone: [undefined],
    userId: [customer.id],
    'cases.id': [voiceCase.id],
    'buyer-notes.id': [note.id],
    'offers.id': [offer.id],
    product_id: products,
    'offers.type': ['percent-off'],
    badge_text: [null],
    discount_percent: [5],
    discount_value: [null],
    condition_quantity: [null],
    condition_spend: [null],
    starts_on: [OFFER.starts_on],
    ends_on: [OFFER.ends_on],
    reason: ['Sube el flete'],
    nutrition: [undefined, null],
    route: hospitals,
    routes: [hospitals],
    'bulk.ids': [products],
    'bulk.filter': [undefined],
    'bulk.changes': [[{ field: 'is_active', operation: 'set', value: true }]],
    'bulk.reason': ['Temporada'],
    'preferences.members': [[]],
    'refund.lines': [undefined],
    'bags.dry': [1],
    'bags.cold': [1],
    'products.category': ['Frutas'],
    'products.price': [1, 2.5],
    'products.tags': [undefined],
    'recipe-images.category': [undefined],
    'orders.status': [undefined],
    'products.id': products,
    'recipes.id': recipes,
    'hospitals.id': hospitals,
    'users.id': [somebody.id],
    'orders.id': orders,
    'payments.id': [PAYMENT_ID],
    pid: [PAYMENT_ID],
    'stock.id': [products[0]],
    'batches.id': [batch.id],
    'recalls.id': [OWN_ID],
    'routes.id': [route.id],
    'stops.id': route.stops.map(({ order_id }) => order_id),
    'routes.hospital': [null],
    'barcodes.code': ['4006381333931'],
    gtin: ['04006381333931'],
    'orders.ids': [orders.join(',')],
    order_ids: [orders],
    'preview.lots': [LOT_ID],
    'lot_ids[]': [LOT_ID],
    after: [undefined],
    lot_id: [LOT_ID],
    temperature_f: [38],
    expires_on: ['2027-06-30'],
    'movements.before': [1_000],
    date: [ORDERED_FOR],
    window: ['07-09'],
    municipio: ['San Juan'],
    whatsapp: ['787-555-0142'],
    merchantNumber: ['1234567-0016'],
    roles: [['almacen']],
    admin: [undefined],
    isRead: [true],
    'cancel.lines': [undefined],
    'progress.answers': [undefined],
    'transition.to': ['cancelado'],
    'recipes.category': ['other'],
    'articles.id': articles,
    'moves.version': [1],
    'moves.on': [undefined],
    'moves.reason': ['Falta la fuente'],
    into: [...products, ...recipes],
    'articles.slug': ['uno-nuevo', 'dos-nuevo', 'tres-nuevo'],
    'computed.slug': ['uno-nuevo'],
    url: ['https://instituto.example/guia'],
    review_by: ['2027-06-30'],
    keeps_longer_because: [null],
    product_ids: [products],
    recipe_ids: [[]],
    'computed.category': ['other'],
    paymentMethod: ['on-delivery'],
    'addresses.id': addresses,
    // What isn't there at first is made under these.
    'lists.id': [OWN_ID],
    'meal-plans.id': [OWN_ID],
    productId: products,
    incentiveProductIds: [[]],
    id: [OWN_ID],
    recipeId: recipes,
    deliveryPointId: points,
    slug: slugs,
    before: [`2026-11-20T15:05:00.000Z_${OWN_ID}`],
    'idempotency-key': ['llave-de-prueba-1', 'llave-de-prueba-2'],
    ids: [products.join(',')],
    category: ['frutas'],
    diet: ['vegan'],
    without: ['huevo'],
    said: ['sin cerdo'],
    food: ['cerdo'],
    words: [['cerdo'], ['pata', 'tocino']],
    unless: [[], ['pollo']],
    phone: ['787-555-0142'],
    zip: ['00926'],
    email: [demoAccounts[0].email],
    email_domain: ['otro-hospital.example', 'tercer-hospital.example', 'cuarto-hospital.example'],
    otp: ['000000'],
    missing: [12],
    version: [0, 1],
    expectedTotal: [100_000],
    deliveryDate: [deliveryDates(Date.now())[1]],
    deliveryWindow: ['07-09'],
    // Another account's would be refused before anything else.
    user_id: [undefined],
    password: ['una-clave-que-no-es'],
    newPassword: ['otra-clave-que-no-es'],
  };
};

const OWN_ID = '3f2b8c1e-4d5a-4b6c-8d7e-000000000007';
const SESSION_ID = 'sesion-de-voz-1';
const LOT_ID = '3f2b8c1e-4d5a-4b6c-8d7e-000000000008';
const PAYMENT_ID = '3f2b8c1e-4d5a-4b6c-8d7e-000000000009';
/** The day that the builder's orders are for. */
const ORDERED_FOR = '2026-11-25';

const OFFER = {
  type: 'percent-off',
  badge_text: null,
  discount_percent: 5,
  discount_value: null,
  condition_quantity: null,
  condition_spend: null,
  starts_on: '2027-01-04',
  ends_on: '2027-01-31',
  is_draft: false,
};

/** What only the shop itself makes rightly. */
const askAdmin =
  (send: WholeShop['send']) =>
  async <T>(url: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', url, headers, body: JSON.stringify(body) }, 'admin');
    if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };

const profileOf = (db: Kysely<Schema>, email: string) =>
  db
    .selectFrom('profiles')
    .select(['id', 'hospital_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

const idsOf = async (query: { execute(): Promise<{ readonly id: string }[]> }): Promise<readonly string[]> =>
  (await query.execute()).map(({ id }) => id);

const addPayment = (db: Kysely<Schema>, orderId: string) =>
  db
    .insertInto('payments')
    .values({
      id: PAYMENT_ID,
      order_id: orderId,
      method: 'on-delivery',
      provider: 'door',
      door_way: 'cash',
      status: 'cobrado',
      amount_cents: 1_000,
      authorized_cents: 1_000,
      captured_cents: 1_000,
    })
    .execute();

/** Several, because they are deleted one by one. */
const addAddresses = async (db: Kysely<Schema>, userId: string): Promise<readonly string[]> => {
  const place = {
    user_id: userId,
    urbanizacion: '',
    street: 'Calle Luna 12',
    apartment: '',
    municipio: 'Ponce',
    zip: '00730',
  };
  const values = ['Casa', 'Mami', 'Abuela', 'Playa'].map((label) => ({ ...place, label }));
  const rows = await db.insertInto('addresses').values(values).returning('id').execute();
  return rows.map(({ id }) => id);
};
