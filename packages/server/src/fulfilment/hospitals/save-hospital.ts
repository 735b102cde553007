import type { EntranceJson, HospitalForm } from '@nutricion/contract/fulfilment/hospitals';
import type { AuditAction } from '@nutricion/contract/kit/audit';
import { type DeliveryPointsPlan, planDeliveryPoints } from '@nutricion/domain/fulfilment/delivery-points';
import { shiftLabels } from '@nutricion/domain/fulfilment/shift';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  findDeliveryPoints,
  findHospitals,
  type HospitalRow,
  insertDeliveryPoint,
  lockHospital,
  updateDeliveryPoint,
  writeEntrances,
} from './hospital-store.ts';

type SaveResult = Result<HospitalRow, Refusal>;

/** Refuses a domain that another hospital has, and a list that names a delivery point twice. */
export const createHospital = (
  db: Kysely<Schema>,
  actorId: ProfileId,
  form: HospitalForm,
): Promise<SaveResult> =>
  runSave(db, actorId, async (transaction) => {
    const points = planDeliveryPoints([], pointsToSave(form.delivery_points));
    if (!points.ok) return refuse(listedTwice(points.refusal.index));
    const { id } = await transaction
      .insertInto('hospitals')
      .values({ name: form.name, email_domain: form.email_domain })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writePoints(transaction, id, points.value);
    await writeEntrances(transaction, id, form.entrances ?? []);
    const after = await loadHospital(transaction, id);
    await record(transaction, actorId, 'hospital.create', null, after);
    return accept(after);
  });

export type HospitalPatch = {
  readonly [Field in keyof HospitalForm]?: HospitalForm[Field] | undefined;
} & { readonly is_active?: boolean | undefined; readonly version: number };

/**
 * Changes the fields of the patch. `version` must be the one the administrator saw, so that no change is
 * overwritten unseen. A patch that changes nothing keeps the version and records nothing.
 */
export const editHospital = (
  db: Kysely<Schema>,
  actorId: ProfileId,
  id: string,
  patch: HospitalPatch,
): Promise<SaveResult> =>
  runSave(db, actorId, async (transaction) => {
    const locked = await lockHospital(transaction, id);
    if (!locked) return refuse({ kind: 'not-found', what: 'ese hospital' });
    if (locked.version !== patch.version) return refuse({ kind: 'stale-version' });
    const before = await loadHospital(transaction, id);
    const points = patch.delivery_points
      ? planDeliveryPoints(await findDeliveryPoints(transaction, id), pointsToSave(patch.delivery_points))
      : accept(unchangedPoints);
    if (!points.ok) return refuse(listedTwice(points.refusal.index));

    const requestedHospital = {
      name: patch.name ?? before.name,
      email_domain: patch.email_domain ?? before.email_domain,
      is_active: patch.is_active ?? before.is_active,
    };
    const entrances = (patch.entrances ?? []).filter((entrance) => !hasEntrance(before, entrance));
    const action = actionOf(before, requestedHospital, { points: points.value, entrances });
    if (!action) return accept(before);
    await transaction
      .updateTable('hospitals')
      .set({ ...requestedHospital, version: before.version + 1, updated_at: sql<Date>`shop_now()` })
      .where('id', '=', id)
      .execute();
    await writePoints(transaction, id, points.value);
    await writeEntrances(transaction, id, entrances);
    const after = await loadHospital(transaction, id);
    await record(transaction, actorId, action, before, after);
    return accept(after);
  });

const runSave = async (
  db: Kysely<Schema>,
  actorId: ProfileId,
  work: (transaction: Transaction<Schema>) => Promise<SaveResult>,
): Promise<SaveResult> => {
  try {
    return await db.transaction().execute(async (transaction) => {
      const allowed = await recheckPermission(transaction, actorId, 'hospitals.write');
      return allowed.ok ? work(transaction) : allowed;
    });
  } catch (error) {
    // Asking first whether the domain is free would still race with another administrator.
    if (error instanceof pg.DatabaseError && error.constraint === 'hospitals_email_domain_key')
      return refuse({ kind: 'domain-taken' });
    throw error;
  }
};

const pointsToSave = (points: HospitalForm['delivery_points']) =>
  points.map(({ has_refrigerator, is_reachable, ...point }) => ({
    ...point,
    hasRefrigerator: has_refrigerator,
    isReachable: is_reachable,
  }));

/** Whether an entrance equals the hospital's; a missing one equals an empty one. */
const hasEntrance = ({ entrances }: HospitalRow, requestedHospital: EntranceJson): boolean => {
  const { door, contact, phone, instructions } =
    entrances.find(({ shift }) => shift === requestedHospital.shift) ?? noEntrance;
  return (
    door === requestedHospital.door &&
    contact === requestedHospital.contact &&
    phone === requestedHospital.phone &&
    instructions === requestedHospital.instructions
  );
};

const noEntrance = { door: '', contact: '', phone: '', instructions: '' };

const unchangedPoints: DeliveryPointsPlan = { insert: [], update: [] };

const listedTwice = (index: number): Refusal => ({
  kind: 'invalid-input',
  errors: { [`delivery_points.${index}.unit`]: 'Ya está en la lista.' },
});

const loadHospital = async (transaction: Transaction<Schema>, id: string): Promise<HospitalRow> => {
  const [hospital] = await findHospitals(transaction, id);
  if (!hospital) throw new Error(`hospital ${id} vanished under its lock`);
  return hospital;
};

const writePoints = async (
  transaction: Transaction<Schema>,
  hospitalId: string,
  plan: DeliveryPointsPlan,
): Promise<void> => {
  for (const point of plan.update) await updateDeliveryPoint(transaction, point);
  for (const point of plan.insert) await insertDeliveryPoint(transaction, hospitalId, point);
};

const actionOf = (
  before: HospitalRow,
  requestedHospital: Pick<HospitalRow, 'name' | 'email_domain' | 'is_active'>,
  { points, entrances }: { readonly points: DeliveryPointsPlan; readonly entrances: readonly EntranceJson[] },
): AuditAction | null => {
  const isSame =
    before.name === requestedHospital.name && before.email_domain === requestedHospital.email_domain;
  if (!isSame || points.insert.length + points.update.length + entrances.length > 0) return 'hospital.edit';
  if (before.is_active === requestedHospital.is_active) return null;
  return requestedHospital.is_active ? 'hospital.activate' : 'hospital.deactivate';
};

const record = (
  transaction: Transaction<Schema>,
  actorId: ProfileId,
  action: AuditAction,
  before: HospitalRow | null,
  after: HospitalRow,
) =>
  recordChange(transaction, {
    actorId,
    action,
    subjectType: 'hospital',
    subjectId: after.id,
    before: before && snapshot(before),
    after: snapshot(after),
  });

const snapshot = ({ name, email_domain, is_active, delivery_points, entrances }: HospitalRow): object => ({
  name,
  email_domain,
  is_active,
  delivery_points: delivery_points.map(({ building, unit }) => `${building} · ${unit}`),
  entrances: entrances.map(({ shift, door, contact, phone }) =>
    [shiftLabels[shift], door, contact, phone].filter(Boolean).join(' · '),
  ),
});
