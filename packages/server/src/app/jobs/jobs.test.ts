import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { ShopMail } from './shop-mail.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const aMail = (name: string): ShopMail => ({
  kind: 'account-verified',
  to: `${name}@hospital.example`,
  fullName: name,
});

/** A mail server that refuses a number of times. */
const aMailServer = (refusals = 0) => {
  const sent: string[] = [];
  let left = refusals;
  return {
    sent,
    send: async ({ to }: Mail) => {
      if (left-- > 0) throw new Error('451 try again later');
      sent.push(to.replace('@hospital.example', ''));
    },
    close: () => {},
  };
};

/** Without a limit of its own, since a busy machine may take any time. */
const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await sleep(10);
};

const quick = {
  ...{ retryDelaySeconds: 1, pollingSeconds: 0.5, heartbeatSeconds: 10 },
  ...{ nudgeMs: 20, burstPauseMs: 0 },
};

/** Warnings that these shops logged. */
const issues: string[] = [];

const start = (mailer: ReturnType<typeof aMailServer>, mailTiming = quick): Promise<Jobs> =>
  startJobs({
    ...database,
    mailer,
    logger: pino({ level: 'error' }, { write: (line) => void issues.push(line) }),
    publicUrl: 'http://localhost:3000',
    languageModel: null,
    mailTiming,
    superviseSeconds: 1,
  });

const waitingMails = async () => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.count;
};

// The limit only ends a test that waits for what never comes.
describe('a queued mail', { timeout: 300_000 }, () => {
  let jobs: Jobs | undefined;
  let server: ReturnType<typeof aMailServer>;
  beforeEach(() => {
    issues.length = 0;
    server = aMailServer();
  });
  afterEach(() => jobs?.stop());

  it('is sent once its transaction has committed, and not before', async () => {
    jobs = await start(server);
    const { enqueueMail } = jobs;
    await database.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, aMail('dentro'));
      // By when this one has left, the other would have.
      await enqueueMail(database.db, aMail('fuera'));
      await until(() => server.sent.length > 0);
      expect(server.sent).toEqual(['fuera']);
    });
    await until(() => server.sent.length > 1);
    expect(server.sent).toEqual(['fuera', 'dentro']);
  });

  it('never exists when its transaction rolls back', async () => {
    jobs = await start(server);
    const { enqueueMail } = jobs;
    const failed = database.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, aMail('nunca'));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await enqueueMail(database.db, aMail('después'));
    await until(() => server.sent.length > 0);
    // A sent mail is marked as done a moment after the mail server took it.
    await until(async () => (await waitingMails()) === 0);
    expect(server.sent).toEqual(['después']);
  });

  it('costs its transaction one statement', async () => {
    jobs = await start(server);
    await jobs.enqueueMail(database.db, aMail('uno'));
    await until(() => server.sent.length === 1);
    const statements: string[] = [];
    // Counted on a connection that nothing else uses, however pg-boss sends it.
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    pool.on('connect', (client) => {
      const query = client.query.bind(client);
      Object.assign(client, {
        query: (...args: Parameters<typeof query>) => {
          statements.push(String(args[0]));
          return query(...args);
        },
      });
    });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await db.transaction().execute((trx) => jobs?.enqueueMail(trx, aMail('dos')) ?? Promise.resolve());
    await db.destroy();
    expect(statements.filter((text) => /insert/i.test(text))).toHaveLength(1);
    expect(statements).toHaveLength(3);
    await until(() => server.sent.length === 2);
  });

  it('is tried again when the mail server refuses it, alone', async () => {
    server = aMailServer(1);
    jobs = await start(server);
    const { enqueueMail } = jobs;
    await database.db.transaction().execute(async (trx) => {
      for (const subject of ['uno', 'dos', 'tres']) await enqueueMail(trx, aMail(subject));
    });
    await until(async () => (await waitingMails()) === 0);
    expect(server.sent.toSorted()).toEqual(['dos', 'tres', 'uno']);
  });

  it('leaves with all that a rush left waiting, however seldom the worker looks by itself', async () => {
    // What one batch left waiting is not found ten minutes later.
    jobs = await start(server, { ...quick, pollingSeconds: 600 });
    const { enqueueMail } = jobs;
    const names = Array.from({ length: 400 }, (_, n) => `persona-${n}`);
    await database.db.transaction().execute(async (trx) => {
      for (const name of names) await enqueueMail(trx, aMail(name));
    });
    // Wakes the worker after the commit: a nudge of the others may have come before it.
    await enqueueMail(database.db, aMail('última'));
    await until(() => server.sent.length > names.length);
    expect(server.sent.toSorted()).toEqual([...names, 'última'].toSorted());
    await until(async () => (await waitingMails()) === 0);
  });

  it('that a killed process had under way is taken up by another', async () => {
    jobs = await start(server);
    const { enqueueMail } = jobs;
    // Like a process killed after it fetched the mail: a job without a worker.
    await database.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, aMail('huérfana'));
      await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
        heartbeat_on = now() - interval '1 minute' where data->>'fullName' = 'huérfana'`.execute(trx);
    });
    await until(() => server.sent.length > 0);
    expect(server.sent).toEqual(['huérfana']);
  });

  it('is not sent again when the database is lost before it hears that the mail left', async () => {
    const losing = {
      ...server,
      send: async (mail: Mail) => {
        await server.send(mail);
        // The worker can't report the result to the database.
        await database.asOwner('alter table pgboss.job_common rename to job_away');
      },
    };
    jobs = await start(losing);
    await jobs.enqueueMail(database.db, aMail('una vez'));
    await until(() => server.sent.length === 1);
    await until(() => issues.length > 0);
    await database.asOwner('alter table pgboss.job_away rename to job_common');
    await database.pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute'`);
    await until(async () => (await waitingMails()) === 0);
    expect(server.sent).toEqual(['una vez']);
  });

  it('waits for the next start when the shop stops first', async () => {
    jobs = await start(aMailServer(99));
    await jobs.enqueueMail(database.db, aMail('mañana'));
    await jobs.stop();
    jobs = await start(server);
    await until(() => server.sent.includes('mañana'));
  });
});
