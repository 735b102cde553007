import { deliveryDates } from '@nutricion/domain/order/delivery';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { demoAccounts } from '../../features/accounts/demo/seed-demo-accounts.ts';
import { anOrderOf } from '../../features/catalog/catalog.builders.ts';
import type { WholeShop } from '../whole-shop.ts';
import type { KnownValues } from './valid-request.ts';

/** What this shop has, for the fields that name it, and what a schema can't say of a field. */
export const knownValues = async ({ db, slugs }: Pick<WholeShop, 'db' | 'slugs'>): Promise<KnownValues> => {
  const customer = await profileOf(db, demoAccounts[0].email);
  const somebody = await profileOf(db, demoAccounts[1].email);
  const [products, recipes, hospitals, points] = await Promise.all([
    idsOf(db.selectFrom('products').select('id').limit(4)),
    idsOf(db.selectFrom('recipes').select('id').limit(4)),
    idsOf(db.selectFrom('hospitals').select('id').limit(4)),
    idsOf(db.selectFrom('delivery_points').select('id').where('hospital_id', '=', customer.hospital_id)),
  ]);
  await anOrderOf(db, customer.id, products);
  const { id: order } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const addresses = await addAddresses(db, customer.id);
  return {
    'products.id': products,
    'recipes.id': recipes,
    'hospitals.id': hospitals,
    'users.id': [somebody.id],
    'orders.id': [order],
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
    email_domain: ['otro-hospital.example'],
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

const profileOf = (db: Kysely<Schema>, email: string) =>
  db
    .selectFrom('profiles')
    .select(['id', 'hospital_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

const idsOf = async (query: { execute(): Promise<{ readonly id: string }[]> }): Promise<readonly string[]> =>
  (await query.execute()).map(({ id }) => id);

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
