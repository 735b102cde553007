import { accountState } from '@nutricion/domain/accounts/user';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminApp, anAdminApp } from '../../platform/admin/admin-app.builders.ts';
import { factsOfProfile } from '../../platform/admin/user-state.ts';
import { aHospital, aProfile } from '../../testing/shop.builders.ts';

describe('the list of users', () => {
  let admin: AdminApp;
  let boss: ProfileId;
  beforeAll(async () => {
    admin = await anAdminApp();
    boss = (await admin.aCaller(true, { full_name: 'Jefa de turno' })).id;
  });
  afterAll(() => admin.database.drop());

  const list = async (query: object = {}) => {
    const { status, json } = await admin.call('GET /api/admin/users', { as: boss, query });
    expect(status).toBe(200);
    return json;
  };
  const names = async (query: object) =>
    (await list(query)).users.map(({ full_name }: { full_name: string }) => full_name);

  it('gives every account the state of the domain’s rule', async () => {
    const day = new Date();
    const both = <T>(one: T, other: T) => [one, other];
    const every = both(true, false).flatMap((email_verified) =>
      both(true, false).flatMap((is_verified) =>
        both(day, null).flatMap((rejected_at) =>
          both(day, null).map((deactivated_at) => ({
            email_verified,
            is_verified,
            rejected_at,
            deactivated_at,
          })),
        ),
      ),
    );
    // A constraint of the table refuses a row that is both verified and rejected or deactivated.
    const possible = every.filter((it) => !(it.is_verified && (it.rejected_at ?? it.deactivated_at)));
    for (const facts of possible) {
      const profile = await aProfile(admin.db, facts);
      const [user] = (await list({ q: profile.email })).users;
      expect(user.state).toBe(accountState(factsOfProfile(facts)));
    }
    expect(possible).toHaveLength(10);
  });

  it('finds words of name, e-mail and hospital, ignoring accents and letter case', async () => {
    const hospital = await aHospital(admin.db, { name: 'Hospital Bahía Serena' });
    await aProfile(admin.db, {
      full_name: 'Sofía Peña 100%',
      hospital_id: hospital.id,
      email: 'sp@bahia.example',
    });
    for (const q of ['sofia', 'PEÑA', 'pena bahia', 'sp@bahia', 'serena sofía', '100%'])
      expect(await names({ q }), q).toEqual(['Sofía Peña 100%']);
    expect(await names({ q: 'sofia luna' })).toEqual([]);
    expect(await names({ q: '100_' })).toEqual([]);
    expect(await names({ q: "'; drop table profiles; --" })).toEqual([]);
  });

  it('counts by state within the search, and pages by 50, those who wait longest first', async () => {
    for (let n = 0; n < 53; n += 1)
      await aProfile(admin.db, {
        full_name: `Fila ${n}`,
        is_verified: false,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
      });
    await aProfile(admin.db, { full_name: 'Fila verificada' });
    const first = await list({ q: 'fila', state: 'pendiente' });
    expect(first).toMatchObject({ total: 53, counts: { pendiente: 53, verificada: 1, rechazada: 0 } });
    expect(first.users).toHaveLength(50);
    expect(first.users[0].full_name).toBe('Fila 0');
    expect(await names({ q: 'fila', state: 'pendiente', page: 2 })).toEqual([
      'Fila 50',
      'Fila 51',
      'Fila 52',
    ]);
    expect((await list({ q: 'fila' })).total).toBe(54);
    expect(await names({ q: 'fila', page: 3 })).toEqual([]);
  });

  it('refuses an unknown state or page', async () => {
    for (const query of [{ state: 'dormida' }, { page: 0 }, { page: '1.5' }])
      expect((await admin.call('GET /api/admin/users', { as: boss, query })).status).toBe(422);
  });

  it('refuses a search text with control characters', async () => {
    const { status, json } = await admin.call('GET /api/admin/users', { as: boss, query: { q: 'a\u0000' } });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['q']]);
  });
});
