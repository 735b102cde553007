import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { type DietId, diets } from '@nutricion/domain/accounts/diet';
import { eatersOf, newHousehold } from '@nutricion/domain/accounts/household';
import { type AllergenId, isAllergenId } from '@nutricion/domain/catalog/allergen';
import type { Eater } from '@nutricion/domain/catalog/allergen-warning';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../platform/db/schema.ts';

/** A user's household; version 0 if nothing was saved. One statement, so that version and members belong together. */
export const readPreferences = async (db: Kysely<Schema>, userId: string): Promise<PreferencesJson> => {
  const row = await db
    .selectFrom('preferences as p')
    .select(['version', 'adults', 'children', 'allergens', 'diets', 'diet_tags'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('household_members as m')
          .select(['m.id', 'm.name', 'm.kind', 'm.allergens'])
          .whereRef('m.user_id', '=', 'p.user_id')
          .orderBy('m.place'),
      ).as('members'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return unsaved();
  return {
    version: row.version,
    adults: row.adults,
    children: row.children,
    allergens: row.allergens.filter(isAllergenId),
    diets: row.diets.filter(isDietId),
    dietTags: row.diet_tags,
    members: row.members.map(({ id, name, kind, allergens }) => ({
      id,
      name,
      kind,
      allergens: allergens.filter(isAllergenId),
    })),
  };
};

/** The people in a user's household, with what each can't eat. */
export const readEaters = async (db: Kysely<Schema>, userId: string): Promise<readonly Eater[]> =>
  eatersOf(await readPreferences(db, userId));

/** What anybody in a user's household can't eat. */
export const readAvoided = async (db: Kysely<Schema>, userId: string): Promise<readonly AllergenId[]> =>
  (await readEaters(db, userId)).flatMap(({ allergens }) => allergens);

const unsaved = (): PreferencesJson => {
  const { adults, children } = newHousehold;
  return { version: 0, adults, children, allergens: [], diets: [], dietTags: [], members: [] };
};

const isDietId = (text: string): text is DietId => diets.some(({ id }) => id === text);

/** Writes version `version + 1` over `version`; false if another version is stored. */
export const writePreferences = async (
  trx: Transaction<Schema>,
  userId: string,
  { version, members, dietTags, ...counts }: PreferencesJson,
): Promise<boolean> => {
  const values = { ...counts, diet_tags: dietTags, version: version + 1 };
  const written =
    version === 0
      ? await trx
          .insertInto('preferences')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('preferences')
          .set({ ...values, updated_at: sql<Date>`shop_now()` })
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!written) return false;
  await trx.deleteFrom('household_members').where('user_id', '=', userId).execute();
  if (members.length > 0)
    await trx
      .insertInto('household_members')
      .values(members.map((member, position) => ({ ...member, user_id: userId, place: position })))
      .execute();
  return true;
};
