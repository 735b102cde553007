import type { preferenceEndpoints } from '@nutricion/contract/accounts/preferences';
import { checkHousehold, type HouseholdRefusal } from '@nutricion/domain/accounts/household';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readPreferences, writePreferences } from './preference-store.ts';

export const preferenceHandlers = (db: Kysely<Schema>): Handlers<keyof typeof preferenceEndpoints> => ({
  'GET /api/me/preferences': async ({ caller }) => accept(await readPreferences(db, caller.profileId)),

  'PUT /api/me/preferences': async ({ caller, body }) => {
    const checked = checkHousehold(body);
    if (!checked.ok) return refuse(issueOf(checked.refusal));
    if (new Set(body.members.map(({ id }) => id)).size < body.members.length)
      return refuse(issue('members', 'Cada persona va una sola vez.'));
    const written = await db.transaction().execute((trx) => writePreferences(trx, caller.profileId, body));
    return written ? accept({ ...body, version: body.version + 1 }) : refuse(changedSinceRefusal);
  },
});

const issue = (field: string, message: string): Refusal => ({
  kind: 'invalid-input',
  errors: { [field]: message },
});

const issueOf = (refusal: HouseholdRefusal): Refusal => {
  switch (refusal.kind) {
    case 'full':
      return issue('members', `En un hogar caben hasta ${refusal.max}. Baja la cuenta y guarda de nuevo.`);
    case 'more-names-than-people':
      return issue('members', 'Hay más personas con nombre que personas en tu hogar. Sube la cuenta.');
    case 'same-name':
      return issue('members', `Ya hay alguien que se llama ${refusal.name.trim()}. Ponle otro nombre.`);
  }
};

/** Only the user writes these: the newer version is from another tab or device of theirs. */
const changedSinceRefusal: Refusal = {
  kind: 'account',
  status: 409,
  type: 'version-vieja',
  detail: 'Guardaste otros cambios desde otra pantalla. Vuelve a cargar y repite este.',
};
