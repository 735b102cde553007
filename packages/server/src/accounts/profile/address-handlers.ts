import type { addressEndpoints } from '@nutricion/contract/accounts/addresses';
import type { SavedAddressJson } from '@nutricion/contract/kit/home-address';
import { zipIssue } from '@nutricion/domain/accounts/address-issues';
import { isSameAddress, MAX_ADDRESSES } from '@nutricion/domain/accounts/saved-address';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  deleteAddress,
  ensureDefault,
  insertAddress,
  lockAddressesOf,
  makeDefault,
  readAddresses,
  updateAddress,
} from './address-store.ts';
import { readDeliveryPlace, savePreferredPoint } from './delivery-place.ts';

type AddressList = { addresses: SavedAddressJson[] };

export const addressHandlers = (db: Kysely<Schema>): Handlers<keyof typeof addressEndpoints> => ({
  'GET /api/me/addresses': async ({ caller }) => {
    const [addresses, place] = await Promise.all([
      readAddresses(db, caller.profileId),
      readDeliveryPlace(db, caller.profileId),
    ]);
    return accept({ addresses, ...place });
  },

  'POST /api/me/addresses': ({ caller: { profileId }, body }) =>
    change(db, profileId, async (trx, savedAddresses) => {
      if (savedAddresses.length >= MAX_ADDRESSES) return full;
      if (savedAddresses.some(({ address }) => isSameAddress(address, body.address))) return repeated;
      const issue = zipIssue(body.address);
      if (issue !== null) return wrongZip(issue);
      const id = await insertAddress(trx, profileId, body);
      if (body.isDefault) await makeDefault(trx, profileId, id);
      return null;
    }),

  'PUT /api/me/addresses/{id}': ({ caller: { profileId }, params: { id }, body }) =>
    change(db, profileId, async (trx, savedAddresses) => {
      const others = savedAddresses.filter((other) => other.id !== id);
      if (others.some(({ address }) => isSameAddress(address, body.address))) return repeated;
      const issue = zipIssue(
        body.address,
        savedAddresses.flatMap((saved) => (saved.id === id ? [saved.address] : [])),
      );
      if (issue !== null) return wrongZip(issue);
      if (!isUuid(id) || !(await updateAddress(trx, profileId, id, body))) return unknown;
      if (body.isDefault) await makeDefault(trx, profileId, id);
      return null;
    }),

  'DELETE /api/me/addresses/{id}': ({ caller: { profileId }, params: { id } }) =>
    change(db, profileId, async (trx) =>
      isUuid(id) && (await deleteAddress(trx, profileId, id)) ? null : unknown,
    ),

  'PUT /api/me/delivery-point': async ({ caller, body: { deliveryPointId } }) =>
    (await savePreferredPoint(db, caller.profileId, deliveryPointId))
      ? accept({ preferredDeliveryPointId: deliveryPointId })
      : refuse({
          kind: 'delivery-unavailable',
          field: 'deliveryPointId',
          detail: 'Ese punto no es de tu hospital o ya no recibe. Escoge otro.',
        }),
});

/** Runs one change at a time for each user, and responds with the new list. A refusal changes nothing. */
const change = (
  db: Kysely<Schema>,
  userId: string,
  decide: (trx: Transaction<Schema>, savedAddresses: readonly SavedAddressJson[]) => Promise<Refusal | null>,
): Promise<Result<AddressList, Refusal>> =>
  db.transaction().execute(async (trx) => {
    await lockAddressesOf(trx, userId);
    const refusal = await decide(trx, await readAddresses(trx, userId));
    if (refusal) return refuse(refusal);
    await ensureDefault(trx, userId);
    return accept({ addresses: await readAddresses(trx, userId) });
  });

const unknown: Refusal = { kind: 'not-found', what: 'esa dirección entre las tuyas' };
const wrongZip = (issue: string): Refusal => ({
  kind: 'invalid-input',
  errors: { 'address.zip': issue },
});
const full: Refusal = {
  kind: 'wrong-state',
  detail: `Ya tienes ${MAX_ADDRESSES} direcciones guardadas. Borra una que no uses y guarda esta.`,
};
const repeated: Refusal = {
  kind: 'wrong-state',
  detail: 'Ya tienes guardada esa misma dirección. Cámbiale algo o usa la que está.',
};
