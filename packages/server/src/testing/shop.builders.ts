import { randomUUID } from 'node:crypto';
import type { Role } from '@nutricion/domain/accounts/role';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';

/** Rows that tests need, written with what they don't care about filled in. */
let serial = 0;
const next = (): number => {
  serial += 1;
  return serial;
};

export const aHospital = async (
  db: Kysely<Schema>,
  values: Partial<Insertable<Schema['hospitals']>> = {},
) => {
  const n = next();
  const hospital = await db
    .insertInto('hospitals')
    .values({ name: `Hospital ${n}`, email_domain: `hospital-${n}.example`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  const point = await db
    .insertInto('delivery_points')
    .values({ hospital_id: hospital.id, building: 'Torre A', unit: `Piso ${n}` })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...hospital, id: hospital.id as HospitalId, pointId: point.id };
};

export const aProfile = async (db: Kysely<Schema>, values: Partial<Insertable<Schema['profiles']>> = {}) => {
  const n = next();
  const profile = await db
    .insertInto('profiles')
    .values({
      full_name: `Persona ${n}`,
      email: `persona-${n}@hospital.example`,
      email_verified: true,
      is_verified: true,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...profile, id: profile.id as ProfileId };
};

/** Saves what a customer who lives alone can't eat. */
export const saveAvoided = (db: Kysely<Schema>, user_id: string, allergens: readonly AllergenId[]) =>
  db
    .insertInto('preferences')
    .values({
      ...{ user_id, version: 1, adults: 1, children: 0 },
      ...{ allergens: [...allergens], diets: [], diet_tags: [] },
    })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ allergens: [...allergens] }))
    .execute();

/** A verified nurse of a hospital of their own, and who they are to the API. */
export const aNurse = async (db: Kysely<Schema>, values: Partial<Insertable<Schema['profiles']>> = {}) => {
  const hospital = await aHospital(db);
  const profile = await aProfile(db, { hospital_id: hospital.id, ...values });
  const caller: Caller = {
    profileId: profile.id,
    sessionId: randomUUID(),
    isVerified: profile.is_verified,
    roles: [],
    lacksSecondFactor: false,
    hospitalId: hospital.id,
  };
  return { profile, hospital, caller };
};

/** A member of staff with a role, and their token. */
export const aColleague = async (db: Kysely<Schema>, role: Role, full_name: string): Promise<Caller> => {
  const { id } = await aProfile(db, { full_name });
  await db.insertInto('user_roles').values({ user_id: id, role }).execute();
  return {
    profileId: id,
    sessionId: id,
    isVerified: true,
    roles: [role],
    lacksSecondFactor: false,
    hospitalId: null,
  };
};

export const aProduct = async (db: Kysely<Schema>, values: Partial<Insertable<Schema['products']>> = {}) => {
  const n = next();
  return db
    .insertInto('products')
    .values({
      sku: `producto-${n}`,
      title: `Producto ${n}`,
      price_cents: 1000,
      stock: 100,
      category: 'Provisiones',
      normalized_category: 'provisiones',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const DAY_MS = 86_400_000;

/** A promotion running from yesterday to tomorrow. */
export const aPromotion = (
  db: Kysely<Schema>,
  productId: string,
  values: Partial<Insertable<Schema['promotions']>> = {},
  nowMs = Date.now(),
) =>
  db
    .insertInto('promotions')
    .values({
      product_id: productId,
      type: 'percent-off',
      discount_percent: 10,
      start_date: new Date(nowMs - DAY_MS),
      end_date: new Date(nowMs + DAY_MS),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
