import type { hospitalEndpoints } from '@nutricion/contract/fulfilment/hospitals';
import { accept } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { findHospitals } from './hospital-store.ts';
import { createHospital, editHospital } from './save-hospital.ts';

interface HospitalDependencies {
  readonly db: Kysely<Schema>;
}

/** Hospitals: whose e-mail addresses may register, and where orders are delivered. */
export const hospitalHandlers = ({ db }: HospitalDependencies): Handlers<keyof typeof hospitalEndpoints> => ({
  'GET /api/admin/hospitals': async () => accept({ hospitals: await findHospitals(db) }),
  'POST /api/admin/hospitals': ({ body, caller }) => createHospital(db, caller.profileId, body),
  'PATCH /api/admin/hospitals/{id}': ({ params, body, caller }) =>
    editHospital(db, caller.profileId, params.id, body),
});
