import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { orderEndpoints } from '@nutricion/contract/orders/orders-endpoints';
import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { Kysely } from 'kysely';
import { readAddresses } from '../accounts/public.ts';
import type { Schema } from '../platform/db/schema.ts';
import { deliveryRoute } from './delivery-route.ts';
import type { OrderAddress } from './order-address.ts';
import { readSlotDays } from './slot-days.ts';

type CheckoutOptions = Omit<ResponseOf<(typeof orderEndpoints)['GET /api/checkout']>, 'paymentMethods'>;

/**
 * What the checkout offers a person: the hospital's points, the homes, the days with places left, the last answers.
 * Null for an account that was deleted a moment ago.
 */
export const checkoutOptions = async (
  db: Kysely<Schema>,
  profileId: string,
  nowMs: number,
): Promise<CheckoutOptions | null> => {
  const user = await db
    .selectFrom('profiles as p')
    .leftJoin('hospitals as h', 'h.id', 'p.hospital_id')
    .select(['p.full_name', 'p.phone', 'p.preferred_delivery_point_id'])
    .select(['p.hospital_id', 'h.name as hospital_name'])
    .where('p.id', '=', profileId)
    .executeTakeFirst();
  if (!user) return null;
  const hospitalId = user.hospital_id;
  const [addresses, deliveryPoints, days, defaults] = await Promise.all([
    readAddresses(db, profileId),
    hospitalId ? readDeliveryPoints(db, hospitalId) : [],
    readDays(db, deliveryRoute(hospitalId), deliveryDates(nowMs)),
    readDefaults(db, profileId),
  ]);
  const pointOf = (pointId: string | null | undefined) => deliveryPoints.find(({ id }) => id === pointId);
  // The profile's delivery point comes before that of the last order.
  const usualPoint = pointOf(user.preferred_delivery_point_id) ?? pointOf(defaults?.delivery_point_id);
  return {
    hospital: hospitalId && user.hospital_name ? { id: hospitalId, name: user.hospital_name } : null,
    deliveryPoints,
    addresses,
    days,
    defaults: {
      name: defaults?.recipient_name ?? user.full_name,
      phone: user.phone ?? defaults?.recipient_phone ?? '',
      deliveryType: hospitalId ? (defaults?.delivery_type ?? 'hospital') : 'home',
      deliveryPointId: usualPoint?.id ?? null,
      address: addresses[0]?.address ?? defaults?.address ?? null,
      deliveryWindow: defaults?.delivery_window ?? null,
      substitution: defaults?.substitution ?? 'best-match',
    },
  };
};

const readDeliveryPoints = (db: Kysely<Schema>, hospitalId: string) =>
  db
    .selectFrom('delivery_points')
    .select(['id', 'building', 'unit'])
    .where('hospital_id', '=', hospitalId)
    .where('is_active', '=', true)
    .orderBy('building')
    .orderBy('unit')
    .execute();

const readDays = async (db: Kysely<Schema>, route: string, dates: readonly string[]) =>
  (await readSlotDays(db, route, dates)).map(({ date, windows }) => ({
    date,
    windows: windows.map(({ id, capacity, booked }) => ({
      id,
      capacity,
      left: Math.max(0, capacity - booked),
    })),
  }));

/** The last order's answers: most people order to the same floor each week. */
const readDefaults = async (db: Kysely<Schema>, profileId: string) => {
  const rows = await db
    .selectFrom('orders')
    .select(['recipient_name', 'recipient_phone', 'delivery_type', 'delivery_point_id', 'delivery_address'])
    .select(['delivery_window', 'substitution'])
    .where('user_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  const [last] = rows;
  if (!last) return null;
  const home = rows.find((row) => row.delivery_type === 'home')?.delivery_address as OrderAddress | undefined;
  return {
    recipient_name: last.recipient_name,
    recipient_phone: last.recipient_phone,
    delivery_type: last.delivery_type,
    delivery_point_id: rows.find((row) => row.delivery_point_id)?.delivery_point_id ?? null,
    address: home?.type === 'home' ? withoutType(home) : null,
    delivery_window: last.delivery_window,
    substitution: last.substitution,
  };
};

const withoutType = ({ urbanizacion, street, apartment, municipio, zip }: HomeAddress) => ({
  urbanizacion,
  street,
  apartment,
  municipio: municipio as NonNullable<CheckoutOptions['defaults']['address']>['municipio'],
  zip,
});
