import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ClusterClient } from './cluster-client.ts';
import type { Schema } from './schema.ts';
import type { AdmitConnection } from './timeline-fence.ts';

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === pg.types.builtins.INT8) return Number;
      if (oid === pg.types.builtins.NUMERIC) return Number;
      if (oid === pg.types.builtins.DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

/**
 * Who waits for the answer. `request`: a customer, whom a refusal within a second serves better than any
 * wait; `report`: staff who asked for figures; `work`: migrations, seed, jobs and what fills memory, which may take their time.
 */
export type TimeoutProfile = 'request' | 'report' | 'work';

/**
 * Set on each new connection ahead of its first statement, which doesn't wait for them: as startup parameters a PgBouncer between
 * refuses them.
 * - A statement is planned once per connection: by default PostgreSQL plans each for its values at least five times, and compares costs
 *   ever after.
 * - Locks: orders of one hot product wait for each other some 100 ms at 32 customers; whoever waits seven
 *   times as long stands behind something that is stuck.
 * - Statements: none of a request takes a tenth of this; it bounds what a missing index or a full disk costs.
 * - Idle in a transaction: ours are over in milliseconds; one left open by a process that hangs holds its locks.
 */
const limitsOfRequests =
  'set plan_cache_mode = force_generic_plan; set lock_timeout = 700; set statement_timeout = 3000; set idle_in_transaction_session_timeout = 5000';

/** Of reports, which somebody waits for, yet read much: the same, with more time for each statement. */
const limitsOfReports =
  'set lock_timeout = 700; set statement_timeout = 20000; set idle_in_transaction_session_timeout = 20000';

/** A life that a crash cuts short is played again, so no commit waits for the disk. */
const settingsOfPlay = 'set plan_cache_mode = force_generic_plan; set synchronous_commit = off';

const settingsOf = { request: [limitsOfRequests], report: [limitsOfReports], work: [] } as const;

/** Counted here: a server that froze, or a network that swallows packets, ends no statement. */
const responseWithinMs = { request: 3_500, report: 21_000, work: 0 } as const;

/** How long to wait for a free or a new connection; a request that waited for one is answered within a second. */
const connectWithinMs = { request: 900, report: 900, work: 10_000 } as const;

/** Opening a connection and planning its statements costs some 20 ms, so idle ones stay open for the next burst. */
const IDLE_CONNECTION_MS = 300_000;

interface DatabaseOptions {
  readonly maxConnections?: number;
  readonly patience?: TimeoutProfile;
  /** Milliseconds since 1970 that count as now in this pool's statements (`shop_now`); without it the database's clock does. */
  readonly moment?: (() => number) | undefined;
  /** Asked for each new connection before its first use; one that it rejects is closed, and whoever waits for it gets the error. */
  readonly admit?: AdmitConnection | undefined;
}

/**
 * A pool of connections and the queries on it. Numeric and bigint columns arrive as numbers (money has
 * two decimals and stays far below 2^53 cents), dates as YYYY-MM-DD text. A lost connection fails what
 * was under way on it (`databaseOutage` tells) and is replaced when the next one is needed.
 */
export const openDatabase = (
  url: string,
  { maxConnections = 10, patience = 'work', moment, admit }: DatabaseOptions = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // Queries that don't wait for each other travel together.
    pipeline: true,
    Client: moment ? sendingMoment(moment) : PreparingClient,
    connectionTimeoutMillis: connectWithinMs[patience],
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    application_name: 'nutricion-plus',
    query_timeout: responseWithinMs[patience],
    types,
    ...(admit && { onConnect: (client) => admit(client as pg.Client) }),
  });
  // Without a listener an error ends the process: the pool only emits those of idle connections, and others reject
  // their query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const settings = [...settingsOf[patience], ...(moment ? [settingsOfPlay] : [])].join('; ');
  // If it fails, so does the statement behind it, on the same broken connection.
  if (settings) pool.on('connect', (client) => client.query(settings, () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
};

/** Texts beyond these go unnamed: lists of different lengths would otherwise fill the server's memory. */
const MAX_STATEMENTS = 400;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const cached = names.get(text);
  if (cached || names.size >= MAX_STATEMENTS) return cached;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
};

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Sends each parametrised query under a name derived from its text, so that PostgreSQL parses and plans it once per
 * connection.
 */
class PreparingClient extends ClusterClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = super.query.bind(this) as Query;
    const query: Query = (text, values, callback) => {
      const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? nameOf(text) : undefined;
      return name ? send({ name, text, values }, callback) : send(text, values, callback);
    };
    this.query = query as typeof this.query;
  }
}

/**
 * Tells the database each new moment before the statement that is sent in it; undoing a transaction undoes that too. Both travel
 * together, as do `begin` and the statement after it: a life is thousands of short transactions.
 */
const sendingMoment = (moment: () => number) =>
  class extends PreparingClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const send = this.query as Query;
      const sendWithNext = (text: string) => {
        const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
        stream.cork();
        send(text, undefined, () => {});
        setImmediate(() => stream.uncork());
      };
      let sentMs: number | undefined;
      const query: Query = (text, values, callback) => {
        const nowMs = moment();
        if (sentMs !== nowMs) sendWithNext(`set shop.moment = '${new Date(nowMs).toISOString()}'`);
        sentMs = /^rollback/i.test(String(text)) ? undefined : nowMs;
        if (text !== 'begin') return send(text, values, callback);
        // Where it fails, so does the statement after it.
        sendWithNext(text);
        return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
      };
      this.query = query as typeof this.query;
    }
  };
