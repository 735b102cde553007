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
});
