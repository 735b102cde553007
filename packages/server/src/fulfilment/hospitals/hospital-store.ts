import type { EntranceJson } from '@nutricion/contract/fulfilment/hospitals';
import type { DeliveryPoint, StoredDeliveryPoint } from '@nutricion/domain/fulfilment/delivery-points';
import { type Kysely, sql, type Transaction } from 'kysely';
import { stateColumn } from '../../platform/admin/user-state.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface HospitalRow {
  readonly id: string;
  readonly name: string;
  readonly email_domain: string;
  readonly is_active: boolean;
  readonly version: number;
  /** Those offered today, by building and unit. */
  readonly delivery_points: {
    id: string;
    building: string;
    unit: string;
    has_refrigerator: boolean;
    is_reachable: boolean;
    instructions: string;
  }[];
  readonly entrances: EntranceJson[];
  /** Verified accounts. */
  readonly people: number;
  /** Accounts that wait for verification. */
  readonly waiting: number;
}

export const findHospitals = async (db: Kysely<Schema>, id?: string): Promise<HospitalRow[]> => {
  const { rows } = await sql<HospitalRow>`
    select h.id, h.name, h.email_domain, h.is_active, h.version,
      coalesce((
        select json_agg(json_build_object(
          'id', d.id, 'building', d.building, 'unit', d.unit, 'has_refrigerator', d.has_refrigerator,
          'is_reachable', d.is_reachable, 'instructions', d.instructions
        ))
        from delivery_points d where d.hospital_id = h.id and d.is_active
      ), '[]') as delivery_points,
      coalesce((
        select json_agg(json_build_object(
          'shift', e.shift, 'door', e.door, 'contact', e.contact, 'phone', e.phone, 'instructions', e.instructions
        ) order by e.shift)
        from hospital_entrances e where e.hospital_id = h.id
      ), '[]') as entrances,
      count(p.id) filter (where ${stateColumn} = 'verificada') as people,
      count(p.id) filter (where ${stateColumn} = 'pendiente') as waiting
    from hospitals h left join profiles p on p.hospital_id = h.id
    where ${id === undefined ? sql`true` : sql`h.id = ${id}`}
    group by h.id
  `.execute(db);
  return rows.map(sortPoints).sort(byActivityAndName);
};

// Sorted here: PostgreSQL's C collation puts "Ángeles" after "Zayas" and "Piso 10" before "Piso 2".
const spanishCollator = new Intl.Collator('es', { numeric: true });

const sortPoints = (hospital: HospitalRow): HospitalRow => ({
  ...hospital,
  delivery_points: hospital.delivery_points.toSorted(
    (one, other) =>
      spanishCollator.compare(one.building, other.building) || spanishCollator.compare(one.unit, other.unit),
  ),
});

const byActivityAndName = (one: HospitalRow, other: HospitalRow): number =>
  Number(other.is_active) - Number(one.is_active) || spanishCollator.compare(one.name, other.name);

export const lockHospital = (transaction: Transaction<Schema>, id: string) =>
  transaction
    .selectFrom('hospitals')
    .select(['id', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Every point the hospital ever had, active or not. */
export const findDeliveryPoints = async (
  transaction: Transaction<Schema>,
  hospitalId: string,
): Promise<StoredDeliveryPoint[]> => {
  const points = await transaction
    .selectFrom('delivery_points')
    .select(['id', 'building', 'unit', 'is_active', 'has_refrigerator', 'is_reachable', 'instructions'])
    .where('hospital_id', '=', hospitalId)
    .execute();
  return points.map(({ is_active, has_refrigerator, is_reachable, ...point }) => ({
    ...point,
    isActive: is_active,
    hasRefrigerator: has_refrigerator,
    isReachable: is_reachable,
  }));
};

export const insertDeliveryPoint = (
  transaction: Transaction<Schema>,
  hospitalId: string,
  { building, unit, hasRefrigerator = false, isReachable = true, instructions = '' }: DeliveryPoint,
) =>
  transaction
    .insertInto('delivery_points')
    .values({
      hospital_id: hospitalId,
      building,
      unit,
      has_refrigerator: hasRefrigerator,
      is_reachable: isReachable,
      instructions,
    })
    .execute();

export const updateDeliveryPoint = (transaction: Transaction<Schema>, point: StoredDeliveryPoint) =>
  transaction
    .updateTable('delivery_points')
    .set({
      building: point.building,
      unit: point.unit,
      is_active: point.isActive,
      has_refrigerator: point.hasRefrigerator,
      is_reachable: point.isReachable,
      instructions: point.instructions,
    })
    .where('id', '=', point.id)
    .execute();

/** Writes the entrances of these shifts; others stay. An empty entrance is deleted. */
export const writeEntrances = async (
  transaction: Transaction<Schema>,
  hospitalId: string,
  entrances: readonly EntranceJson[],
): Promise<void> => {
  for (const entrance of entrances) {
    await transaction
      .deleteFrom('hospital_entrances')
      .where('hospital_id', '=', hospitalId)
      .where('shift', '=', entrance.shift)
      .execute();
    const { shift: _, ...texts } = entrance;
    if (Object.values(texts).some(Boolean))
      await transaction
        .insertInto('hospital_entrances')
        .values({ hospital_id: hospitalId, ...entrance })
        .execute();
  }
};
