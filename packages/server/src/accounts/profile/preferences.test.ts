import { randomUUID } from 'node:crypto';
import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProfileFixture } from './profile-fixture.builders.ts';

const READ = 'GET /api/me/preferences';
const SAVE = 'PUT /api/me/preferences';

let fixture: Awaited<ReturnType<typeof aProfileFixture>>;
beforeAll(async () => {
  fixture = await aProfileFixture();
});
afterAll(() => fixture.drop());

const preferences = (values: Partial<PreferencesJson> = {}): PreferencesJson => ({
  version: 0,
  adults: 2,
  children: 1,
  allergens: ['mani'],
  diets: ['dairy-free'],
  dietTags: ['bajo-en-sodio'],
  members: [{ id: randomUUID(), name: 'Camila', kind: 'child', allergens: ['huevo', 'leche'] }],
  ...values,
});

describe('preferences', () => {
  it('are of one adult until something is saved', async () => {
    const { token } = await fixture.aCustomer();
    expect((await fixture.call(READ, token)).json).toEqual({
      version: 0,
      adults: 1,
      children: 0,
      allergens: [],
      diets: [],
      dietTags: [],
      members: [],
    });
  });

  it('are returned as they were saved, with the next version', async () => {
    const { token } = await fixture.aCustomer();
    const first = preferences();
    expect((await fixture.call(SAVE, token, { body: first })).json).toEqual({ ...first, version: 1 });
    const second = { ...first, version: 1, adults: 3, members: [], children: 0, allergens: [] };
    expect((await fixture.call(SAVE, token, { body: second })).json.version).toBe(2);
    expect((await fixture.call(READ, token)).json).toEqual({ ...second, version: 2 });
  });

  it('are refused if they were changed meanwhile', async () => {
    const { token } = await fixture.aCustomer();
    const saved = (await fixture.call(SAVE, token, { body: preferences() })).json;
    for (const version of [0, 2]) {
      const late = await fixture.call(SAVE, token, {
        body: preferences({ version, members: [], children: 0 }),
      });
      expect(late.status).toBe(409);
      expect(late.json).toMatchObject({
        type: '/problemas/version-vieja',
        detail: 'Guardaste otros cambios desde otra pantalla. Vuelve a cargar y repite este.',
      });
    }
    expect((await fixture.call(READ, token)).json).toEqual(saved);
  });

  it('are those of one request if many are saved from the same version', async () => {
    const { token } = await fixture.aCustomer();
    for (const version of [0, 1]) {
      const responses = await Promise.all(
        [2, 3, 4, 5, 6].map((adults) =>
          fixture.call(SAVE, token, { body: preferences({ version, adults }) }),
        ),
      );
      const saved = responses.filter(({ status }) => status === 200);
      expect(saved).toHaveLength(1);
      expect((await fixture.call(READ, token)).json).toEqual(saved[0]?.json);
    }
  });

  it('are refused by field if they are no valid household', async () => {
    const { token } = await fixture.aCustomer();
    const user = { id: randomUUID(), name: 'Abuela', kind: 'adult', allergens: [] };
    const issues: readonly [object, string][] = [
      [{ adults: 0 }, 'adults'],
      [{ children: -1 }, 'children'],
      [{ adults: 10, children: 10 }, 'members'],
      [{ adults: 1, members: [user] }, 'members'],
      [{ members: [user, user] }, 'members'],
      [{ members: [user, { ...user, id: randomUUID(), name: 'ABUELA' }] }, 'members'],
      [{ members: [{ ...user, name: '  ' }] }, 'members.0.name'],
      [{ allergens: ['polvo'] }, 'allergens.0'],
      [{ diets: ['none'] }, 'diets.0'],
      [{ dietTags: ['constructor'] }, 'dietTags.0'],
      [{ user_id: 'alguien' }, 'user_id'],
    ];
    for (const [values, field] of issues) {
      const { status, json } = await fixture.call(SAVE, token, { body: { ...preferences(), ...values } });
      expect(status, field).toBe(422);
      expect(Object.keys(json.errors)).toContain(field);
    }
    expect((await fixture.call(READ, token)).json.version).toBe(0);
  });

  it('contain each allergen once', async () => {
    const { token } = await fixture.aCustomer();
    const body = preferences({ allergens: ['mani', 'mani', 'soya'] });
    expect((await fixture.call(SAVE, token, { body })).json.allergens).toEqual(['mani', 'soya']);
  });

  it('can be read and written only by their user', async () => {
    const [owner, other] = await Promise.all([fixture.aCustomer(), fixture.aCustomer()]);
    const shared = preferences();
    await fixture.call(SAVE, owner.token, { body: shared });
    expect((await fixture.call(READ, other.token)).json).toMatchObject({ version: 0, members: [] });
    // A member's id is unique within a household only: another user may have the same id.
    const [member] = shared.members;
    const theirs = preferences({ members: member ? [{ ...member, name: 'Otro', allergens: [] }] : [] });
    expect((await fixture.call(SAVE, other.token, { body: theirs })).status).toBe(200);
    expect((await fixture.call(READ, owner.token)).json.members[0].name).toBe('Camila');
    expect((await fixture.call(READ, 'nobody')).status).toBe(401);
    const waiting = await fixture.aCustomer({ is_verified: false });
    expect((await fixture.call(READ, waiting.token)).status).toBe(403);
  });

  it('are deleted with the user', async () => {
    const { token, profile } = await fixture.aCustomer();
    await fixture.call(SAVE, token, { body: preferences() });
    await fixture.db.deleteFrom('profiles').where('id', '=', profile.id).execute();
    for (const table of ['preferences', 'household_members'] as const)
      expect(
        await fixture.db.selectFrom(table).select('user_id').where('user_id', '=', profile.id).execute(),
      ).toEqual([]);
  });
});
