import { randomUUID } from 'node:crypto';
import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';
import type { LoggedSearch } from './logged-search.ts';

/** A search for milk with results, by a user who isn't in the database. */
export const aSearch = (values: Partial<LoggedSearch> = {}): LoggedSearch => ({
  id: randomUUID(),
  userId: randomUUID() as ProfileId,
  hospitalId: null,
  query: 'leche',
  normalized: 'leche',
  correctedQuery: null,
  resultCount: 4,
  topIds: [],
  isEntered: true,
  chosenId: null,
  at: new Date(),
  ...values,
});

/** The same search by a user of the database. */
export const searchOf = (
  user: { readonly profile: { readonly id: ProfileId }; readonly hospital: { readonly id: HospitalId } },
  values: Partial<LoggedSearch> = {},
): LoggedSearch => aSearch({ userId: user.profile.id, hospitalId: user.hospital.id, ...values });
