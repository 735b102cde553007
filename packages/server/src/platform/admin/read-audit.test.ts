import type { ProfileId } from '@nutricion/domain/kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHospital } from '../../testing/shop.builders.ts';
import { type AdminApp, anAdminApp } from './admin-app.builders.ts';

describe('the audit', () => {
  let admin: AdminApp;
  let boss: ProfileId;
  beforeAll(async () => {
    admin = await anAdminApp();
    boss = (await admin.aCaller(true, { full_name: 'Jefa de turno' })).id;
  });
  afterAll(() => admin.database.drop());

  it('lists the latest changes, newest first, of everything or of one subject', async () => {
    const [one, other] = [await aHospital(admin.db), await aHospital(admin.db)];
    for (const { id } of [one, other])
      await admin.call('PATCH /api/admin/hospitals/{id}', {
        as: boss,
        params: { id },
        body: { is_active: false, version: 1 },
      });
    const all = await admin.call('GET /api/admin/audit', { as: boss });
    expect(all.json.entries.map(({ subject_id }: { subject_id: string }) => subject_id)).toEqual([
      other.id,
      one.id,
    ]);
    const { json } = await admin.call('GET /api/admin/audit', { as: boss, query: { subjectId: one.id } });
    expect(json.entries).toMatchObject([
      {
        actor: 'Jefa de turno',
        action: 'hospital.deactivate',
        subject_type: 'hospital',
        before: { is_active: true },
        after: { is_active: false },
      },
    ]);
  });

  describe('its filters', () => {
    const readIds = async (query: object, as = boss) => {
      const { status, json } = await admin.call('GET /api/admin/audit', { as, query });
      expect(status).toBe(200);
      return (json.entries as { subject_id: string }[]).map(({ subject_id }) => subject_id);
    };
    const note = (values: object) =>
      admin.db
        .insertInto('audit_log')
        .values({ action: 'user.verify', subject_type: 'user', subject_id: 'x', ...values })
        .execute();

    beforeAll(async () => {
      const packer = (await admin.aCaller(['almacen'])).id;
      await note({ subject_id: 'ines', after: { full_name: 'Inés Ñemi', email: 'ines@h.example' } });
      await note({ subject_id: 'rice', subject_type: 'product', action: 'product.edit', actor_id: packer });
      await note({
        subject_id: 'old',
        subject_type: 'product',
        created_at: new Date('2026-01-15T03:59:00Z'),
      });
      await note({
        subject_id: 'late',
        reason: 'Llamó Ramona',
        created_at: new Date('2026-01-15T04:00:00Z'),
      });
    });

    it('are subject, person, role, action, days of Puerto Rico and words without accents', async () => {
      expect(await readIds({ subjectType: 'product' })).toEqual(['old', 'rice']);
      expect(await readIds({ role: 'almacen' })).toEqual(['rice']);
      expect(await readIds({ action: 'product.edit' })).toEqual(['rice']);
      expect(await readIds({ from: '2026-01-15', to: '2026-01-15' })).toEqual(['late']);
      expect(await readIds({ from: '2026-01-14', to: '2026-01-14' })).toEqual(['old']);
      expect(await readIds({ q: 'ines nemi' })).toEqual(['ines']);
      expect(await readIds({ q: 'ramo' })).toEqual(['late']);
      expect(await readIds({ q: '%' })).toEqual([]);
      const { json } = await admin.call('GET /api/admin/audit/actors', { as: boss });
      const [, actor] = json.actors as { id: string }[];
      expect(await readIds({ actor: actor?.id })).not.toEqual([]);
    });

    it('find nothing by a word that is masked for the reader', async () => {
      const finance = (await admin.aCaller(['finanzas'])).id;
      expect(await readIds({ q: 'ines' }, finance)).toEqual([]);
      expect(await readIds({ q: 'ramona' }, finance)).toEqual([]);
    });

    it('go on by key, without an entry twice', async () => {
      for (let each = 0; each < 105; each += 1)
        await note({ subject_id: `p${each}`, subject_type: 'offer', action: 'offer.edit' });
      const { json } = await admin.call('GET /api/admin/audit', {
        as: boss,
        query: { subjectType: 'offer' },
      });
      expect(json.entries).toHaveLength(100);
      expect(await readIds({ subjectType: 'offer', after: json.next })).toEqual([
        'p4',
        'p3',
        'p2',
        'p1',
        'p0',
      ]);
    });
  });
});
