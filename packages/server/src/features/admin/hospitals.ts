import type { Endpoints } from '@nutricion/contract/endpoints';
import { accept } from '@nutricion/domain/result';
import type { Handlers } from '../../http/mount.ts';
import type { AdminDependencies } from '../accounts/people/dependencies.ts';
import { findHospitals } from '../hospitals/hospital-store.ts';
import { createHospital, editHospital } from '../hospitals/save-hospital.ts';

type HospitalKey = Extract<keyof Endpoints, `${string} /api/admin/hospitals${string}`>;

/** Hospitals: whose e-mail may register, and where orders are delivered. */
export const hospitalHandlers = ({ db }: AdminDependencies): Handlers<HospitalKey> => ({
  'GET /api/admin/hospitals': async () => accept({ hospitals: await findHospitals(db) }),
  'POST /api/admin/hospitals': ({ body, caller }) => createHospital(db, caller.profileId, body),
  'PATCH /api/admin/hospitals/{id}': ({ params, body, caller }) =>
    editHospital(db, caller.profileId, params.id, body),
});
