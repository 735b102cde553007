import { userEndpoints } from '@nutricion/contract/accounts/users';
import { hospitalEndpoints } from '@nutricion/contract/fulfilment/hospitals';
import { auditEndpoints } from '@nutricion/contract/kit/audit';
import type { Endpoint } from '@nutricion/contract/kit/endpoint';
import { dashboardEndpoints } from '@nutricion/contract/reports/dashboard';
import type { Role } from '@nutricion/domain/accounts/role';
import { Hono } from 'hono';
import type { Insertable, Kysely } from 'kysely';
import type { AccountMail } from '../../accounts/users/dependencies.ts';
import { userHandlers } from '../../accounts/users/user-handlers.ts';
import { hospitalHandlers } from '../../fulfilment/hospitals/hospital-handlers.ts';
import { countNoShows } from '../../orders/no-shows.ts';
import { summaryHandlers } from '../../reports/summary.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { aProfile } from '../../testing/shop.builders.ts';
import type { Schema } from '../db/schema.ts';
import type { Authenticate, Caller } from '../http/caller.ts';
import { mount } from '../http/mount.ts';
import { problemResponse } from '../http/problem.ts';
import { auditHandlers } from './read-audit.ts';

export const adminEndpoints = {
  ...dashboardEndpoints,
  ...hospitalEndpoints,
  ...userEndpoints,
  ...auditEndpoints,
};

export type AdminKey = keyof typeof adminEndpoints;

export interface TestResponse {
  readonly status: number;
  /** Checked against the contract when the call went well. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
  readonly json: any;
}

/** The administration on a database of its own. A caller's token is their profile id. */
export const anAdminApp = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const callers = new Map<string, Caller>();
  const mails: AccountMail[] = [];
  const mailQueue = { isBroken: false };
  const forgotten: string[] = [];
  const clock = { nowMs: Date.now() };
  const app = new Hono();
  app.onError(() => problemResponse({ kind: 'unexpected' }));
  const authenticate: Authenticate = async (authorization) => callers.get(authorization ?? '') ?? null;
  mount(app, authenticate, summaryHandlers({ db, now: () => clock.nowMs }));
  mount(app, authenticate, hospitalHandlers({ db }));
  mount(app, authenticate, auditHandlers({ db }));
  mount(
    app,
    authenticate,
    userHandlers({
      db,
      now: () => clock.nowMs,
      enqueueMail: async (_, mail) => {
        if (mailQueue.isBroken) throw new Error('the queue is gone');
        mails.push(mail);
      },
      forgetCaller: (id) => forgotten.push(id),
      countNoShows: (id) => countNoShows(database.db, id),
    }),
  );

  /** True: an administrator; false: a customer. The caller's roles stay cached, whatever happens to the account. */
  const aCaller = async (
    heldRoles: boolean | readonly Role[],
    values: Partial<Insertable<Schema['profiles']>> = {},
  ) => {
    const profile = await aProfile(db, values);
    const roles: readonly Role[] = typeof heldRoles === 'boolean' ? (heldRoles ? ['admin'] : []) : heldRoles;
    for (const role of roles)
      await db.insertInto('user_roles').values({ user_id: profile.id, role }).execute();
    const session = await aSession(db, profile.id, clock.nowMs);
    callers.set(profile.id, {
      profileId: profile.id,
      sessionId: session.id,
      isVerified: true,
      roles,
      lacksSecondFactor: false,
      hospitalId: null,
    });
    return profile;
  };

  const call = async (
    key: AdminKey,
    { as, params = {}, query = {}, body }: { as?: string; params?: object; query?: object; body?: unknown },
  ): Promise<TestResponse> => {
    const endpoint: Endpoint = adminEndpoints[key];
    const [method = '', template = ''] = key.split(' ');
    const values = new Map(Object.entries(params));
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
    const response = await app.request(`${path}?${new URLSearchParams(Object.entries(query))}`, {
      method,
      headers: { 'content-type': 'application/json', ...(as && { authorization: as }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (response.ok) endpoint.response.parse(json);
    return { status: response.status, json };
  };

  const auditRows = (subjectId: string) =>
    db.selectFrom('audit_log').selectAll().where('subject_id', '=', subjectId).orderBy('id').execute();

  /** As if the user had authenticated this many minutes ago. */
  const letPass = (userId: string, minutes: number) =>
    db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(clock.nowMs - minutes * 60_000) })
      .where('user_id', '=', userId)
      .execute();

  return { database, db, clock, call, letPass, mails, mailQueue, forgotten, auditRows, aCaller };
};
/** A session whose user has just authenticated. */
const aSession = (db: Kysely<Schema>, userId: string, nowMs: number) =>
  db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token: `session-of-${userId}`,
      expires_at: new Date(nowMs + 3_600_000),
      authenticated_at: new Date(nowMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export type AdminApp = Awaited<ReturnType<typeof anAdminApp>>;
