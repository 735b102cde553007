import { myMailEndpoints } from '@nutricion/contract/reports/my-mail';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/caller.ts';
import { mount } from '../../platform/http/mount.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aProfile } from '../../testing/shop.builders.ts';
import { buildWeeklyReport } from './build-weekly-report.ts';
import { myMailHandlers } from './my-mail-handlers.ts';
import { sendWeeklyReports } from './send-weekly-reports.ts';

const MONDAY_MS = Date.parse('2026-11-23T07:00:00-04:00');
const WEEK = '2026-11-16';

describe('the mail of Mondays', () => {
  let database: TestDatabase;
  let app: Hono;
  let reader: ProfileId;
  const queued: ProfileId[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    app = new Hono();
    const authenticate = async (token = ''): Promise<Caller> => ({
      profileId: token as ProfileId,
      sessionId: 'una',
      isVerified: true,
      roles: ['finanzas'],
      lacksSecondFactor: false,
      hospitalId: null,
    });
    mount(app, authenticate, myMailHandlers({ db: database.db, now: () => MONDAY_MS }));
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    queued.length = 0;
    await database.db.deleteFrom('weekly_report_readers').execute();
    reader = await aReader();
  });

  const aReader = async (role: 'finanzas' | 'reparto' = 'finanzas'): Promise<ProfileId> => {
    const { id } = await aProfile(database.db, { email_verified: true, is_verified: true });
    await database.db.insertInto('user_roles').values({ user_id: id, role }).execute();
    return id as ProfileId;
  };
  const ask = (user: ProfileId, body?: object) =>
    app.request('/api/admin/my-mail', {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: user, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const choose = async (user: ProfileId, isOn: boolean) => (await ask(user, { weekly_report: isOn })).status;
  const send = (nowMs = MONDAY_MS) =>
    sendWeeklyReports(database.db, async (_, { userId }) => void queued.push(userId), nowMs);
  const build = (userId = reader) =>
    buildWeeklyReport(
      { db: database.db, now: () => MONDAY_MS },
      { userId, week: WEEK },
      'https://tienda.example',
    );

  it('is off until somebody turns it on, for themselves and recorded, once', async () => {
    const other = await aReader();
    expect(await (await ask(reader)).json()).toEqual({ weekly_report: false });
    expect([await choose(reader, true), await choose(reader, true)]).toEqual([200, 200]);
    const response = myMailEndpoints['GET /api/admin/my-mail'].response;
    expect(response.parse(await (await ask(reader)).json())).toEqual({ weekly_report: true });
    expect(await (await ask(other)).json()).toEqual({ weekly_report: false });
    const actions = await database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', reader)
      .execute();
    expect(actions).toEqual([{ action: 'user.start-weekly-mail', actor_id: reader }]);
    expect((await ask(reader, { weekly_report: 'sí' })).status).toBe(422);
  });

  it('is queued once a person and week, however many processes run it or it is turned on anew', async () => {
    await choose(reader, true);
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    await choose(reader, false);
    await choose(reader, true);
    expect(await send(MONDAY_MS + 2 * 86_400_000)).toBe(0);
    expect(await send(MONDAY_MS + 7 * 86_400_000)).toBe(1);
    expect(queued).toEqual([reader, reader]);
  });

  it('goes to nobody whose role, account or wish is gone, whether before it is queued or after', async () => {
    const { db } = database;
    const driver = await aReader('reparto');
    expect(await choose(driver, true)).toBe(403);
    await db.insertInto('weekly_report_readers').values({ user_id: driver, is_on: true }).execute();
    const former = await aReader();
    await choose(former, true);
    await db.updateTable('profiles').set({ is_verified: false }).where('id', '=', former).execute();
    await choose(reader, true);
    await send();
    expect(queued).toEqual([reader]);
    expect((await build())?.to).toMatch(/@/);
    expect(await build(former)).toBeNull();
    await db.deleteFrom('user_roles').where('user_id', '=', reader).execute();
    expect(await build()).toBeNull();
    expect(await send(MONDAY_MS + 7 * 86_400_000)).toBe(0);
    await db.insertInto('user_roles').values({ user_id: reader, role: 'lectura' }).execute();
    await choose(reader, false);
    expect(await build()).toBeNull();
  });

  it('isn’t lost if queueing fails', async () => {
    await choose(reader, true);
    const broken = sendWeeklyReports(database.db, () => Promise.reject(new Error('no queue')), MONDAY_MS);
    await expect(broken).rejects.toThrow('no queue');
    expect(await send()).toBe(1);
  });

  it('names the week and four reports, with what to open and how to turn it off, in text and HTML', async () => {
    await choose(reader, true);
    for (const query of ['quimbombó', 'arroz'])
      await database.db
        .insertInto('searches')
        .values({
          ...{ id: crypto.randomUUID(), user_id: reader, hospital_id: null, query, normalized: query },
          ...{ corrected_query: null, result_count: 0, top_product_ids: [], chosen_product_id: null },
          ...{ is_entered: true, created_at: new Date('2026-11-18T12:00:00-04:00') },
        })
        .execute();
    const mail = await build();
    expect(mail?.subject).toBe('Semana del 16 al 22 de noviembre');
    for (const part of [mail?.text, mail?.html.replaceAll('&amp;', '&')]) {
      for (const name of ['ventas', 'sustituciones', 'busquedas', 'incentivo'])
        expect(part).toContain(
          `https://tienda.example/admin/reports?reporte=${name}&desde=2026-11-16&hasta=2026-11-22`,
        );
      expect(part).toContain('https://tienda.example/admin/my-mail');
      expect(part).toContain('no hay datos');
      expect(part).toContain('Búsquedas: 2.');
    }
  });
});
