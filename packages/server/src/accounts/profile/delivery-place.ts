import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The user's hospital, its open delivery points, and the preferred one while it is open. */
export const readDeliveryPlace = async (db: Kysely<Schema>, userId: string) => {
  const user = await db
    .selectFrom('profiles as p')
    .leftJoin('hospitals as h', 'h.id', 'p.hospital_id')
    .select(['p.preferred_delivery_point_id', 'h.id as hospital_id', 'h.name as hospital_name'])
    .where('p.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { hospital_id: id, hospital_name: name, preferred_delivery_point_id: preferred } = user;
  const deliveryPoints = id
    ? await db
        .selectFrom('delivery_points')
        .select(['id', 'building', 'unit'])
        .where('hospital_id', '=', id)
        .where('is_active', '=', true)
        .orderBy('building')
        .orderBy('unit')
        .execute()
    : [];
  return {
    hospital: id && name ? { id, name } : null,
    deliveryPoints,
    preferredDeliveryPointId: deliveryPoints.find((point) => point.id === preferred)?.id ?? null,
  };
};

/** False if the point isn't an open one of the user's hospital. */
export const savePreferredPoint = async (
  db: Kysely<Schema>,
  userId: string,
  pointId: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('profiles as p')
    .set({ preferred_delivery_point_id: pointId })
    .where('p.id', '=', userId)
    .$if(pointId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('delivery_points as d')
            .select('d.id')
            .where('d.id', '=', pointId ?? '')
            .where('d.is_active', '=', true)
            .whereRef('d.hospital_id', '=', 'p.hospital_id'),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
