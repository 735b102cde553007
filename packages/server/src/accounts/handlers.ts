import { orderLimitsToJson, publicOrderLimitsSchema } from '@nutricion/contract/orders/order-limits';
import type { PublicContactJson } from '@nutricion/contract/orders/shop-particulars';
import type { Role } from '@nutricion/domain/accounts/role';
import { needsSecondFactor } from '@nutricion/domain/accounts/second-factor';
import type { DeliverySlot } from '@nutricion/domain/fulfilment/delivery';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { findActiveHospital } from './account-store.ts';

export interface AccountDependencies {
  readonly db: Kysely<Schema>;
  /** Sales tax in basis points: 1150 is 11.5 %. */
  readonly ivuBasisPoints: number;
  readonly requiresSecondFactor: boolean;
  readonly sealKeyOf: (profileId: string) => string;
  /** The limits of one customer's open orders. */
  readonly orderLimits: () => Promise<OrderLimits>;
  readonly shopContact: () => Promise<PublicContactJson>;
  /** The soonest window with a free place on the round of a hospital. */
  readonly nextDelivery: (hospitalId: string | null) => Promise<DeliverySlot | null>;
}

/** Handlers of the caller's own profile, and of the hospital of an address. */
export const accountHandlers = ({
  db,
  ivuBasisPoints,
  requiresSecondFactor,
  sealKeyOf,
  orderLimits,
  shopContact,
  nextDelivery,
}: AccountDependencies): Handlers<'GET /api/me' | 'PATCH /api/me' | 'GET /api/hospitals/lookup'> => ({
  'GET /api/me': async ({ caller }) => {
    const row = await loadProfile(db, caller);
    if (!row) return refuse(noProfile);
    const { hospital_name, roles, is_trusted, two_factor_enabled: isOn, ...profile } = row;
    const hospital =
      profile.hospital_id && hospital_name ? { id: profile.hospital_id, name: hospital_name } : null;
    const session = { isTrusted: is_trusted ?? false, sealKey: sealKeyOf(profile.id) };
    const shown = publicOrderLimitsSchema.parse(orderLimitsToJson(await orderLimits()));
    const isMissing = requiresSecondFactor && needsSecondFactor(roles);
    return accept({
      profile,
      roles,
      second_factor: isOn ? 'on' : isMissing ? 'missing' : 'off',
      hospital,
      session,
      shop: {
        ivuBasisPoints,
        orderLimits: shown,
        contact: await shopContact(),
        nextDelivery: await nextDelivery(profile.hospital_id),
      },
    });
  },
  'PATCH /api/me': async ({ caller, body }) => {
    const profile = await db
      .updateTable('profiles')
      .set({
        ...(body.full_name !== undefined && { full_name: body.full_name }),
        ...(body.phone !== undefined && { phone: body.phone }),
        updated_at: sql<Date>`shop_now()`,
      })
      .where('id', '=', caller.profileId)
      .returning(['id', 'full_name', 'email', 'is_verified', 'role', 'hospital_id', 'phone'])
      .executeTakeFirst();
    return profile ? accept({ profile }) : refuse(noProfile);
  },
  'GET /api/hospitals/lookup': async ({ query }) => {
    const hospital = await findActiveHospital(db, query.email);
    return accept({ hospital: hospital ? { name: hospital.name } : null });
  },
});

const noProfile: Refusal = {
  kind: 'account',
  status: 404,
  type: 'sin-perfil',
  detail: 'Perfil no encontrado',
};

const loadProfile = (db: Kysely<Schema>, { profileId, sessionId }: Caller) =>
  db
    .selectFrom('profiles as p')
    .leftJoin('hospitals as h', 'h.id', 'p.hospital_id')
    .select((eb) => [
      'p.id',
      'p.full_name',
      'p.email',
      'p.is_verified',
      'p.role',
      'p.hospital_id',
      'p.phone',
      'p.two_factor_enabled',
      'h.name as hospital_name',
      sql<Role[]>`array(${eb
        .selectFrom('user_roles as r')
        .select('r.role')
        .whereRef('r.user_id', '=', 'p.id')
        .orderBy('r.role')})`.as('roles'),
      eb.selectFrom('sessions as s').select('s.is_trusted').where('s.id', '=', sessionId).as('is_trusted'),
    ])
    .where('p.id', '=', profileId)
    .executeTakeFirst();
