import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseOutage, isWrongPassword } from './database-outage.ts';
import { type DatabaseServers, readDatabaseServers } from './database-servers.ts';

/** Below the time that a request waits for a connection. */
const PROBE_MS = 700;
/** How long the first fitting server waits for others that say they lead too, as an old leader that came back would. */
const RIVAL_MS = 100;

/** The server that was found last for each list; absent: it has to be looked for. */
const lastFound = new Map<string, string>();
const searches = new Map<string, Promise<string>>();

type Connected = (error?: Error | null) => void;

/**
 * The driver's client, which also takes an address that names several servers: it connects to the one that leads (or stands by, if
 * the address asks for that), and looks for it again as soon as a connection to it breaks.
 */
export class ClusterClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    const servers = readDatabaseServers(config.connectionString ?? '');
    const [first = config.connectionString] = servers?.urls ?? [];
    super({ ...config, connectionString: first });
    if (!servers || servers.urls.length < 2) return;
    const connectNow = super.connect.bind(this) as (done: Connected) => void;
    const connect = (done: Connected) =>
      void this.#connectTo(servers, connectNow).then(() => done(null), done);
    this.connect = ((done?: Connected) =>
      done
        ? connect(done)
        : new Promise((resolve, reject) => {
            connect((error) => (error ? reject(error) : resolve(this)));
          })) as typeof this.connect;
  }

  async #connectTo(servers: DatabaseServers, connectNow: (done: Connected) => void): Promise<void> {
    const url = await findServer(servers);
    const { hostname, port } = new URL(url);
    Object.assign(this, { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(port || 5432) });
    const forget = () => forgetServer(servers, url);
    this.once('error', forget);
    const role = readRole(this);
    try {
      await new Promise<void>((resolve, reject) => {
        connectNow((error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      forget();
      throw error;
    }
    if (role() === servers.wanted) return;
    forget();
    this.end().catch(() => {});
    throw wrongServer(servers);
  }
}

/** What the server says of itself when a connection begins, without a question; a pooler between us may leave it out. */
const readRole = (client: pg.Client): (() => DatabaseServers['wanted']) => {
  const parameters = new Map<string, string>();
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('parameterStatus', (status: { parameterName: string; parameterValue: string }) =>
    parameters.set(status.parameterName, status.parameterValue),
  );
  return () =>
    parameters.get('in_hot_standby') === 'on' || parameters.get('default_transaction_read_only') === 'on'
      ? 'standby'
      : 'leader';
};

const wrongServer = ({ wanted }: DatabaseServers): Error =>
  Object.assign(new Error(`no server of the database is the ${wanted}`), { code: '25006' });

const keyOf = ({ urls, wanted }: DatabaseServers): string => `${wanted} ${urls.join(' ')}`;

const forgetServer = (servers: DatabaseServers, url: string): void => {
  if (lastFound.get(keyOf(servers)) === url) lastFound.delete(keyOf(servers));
};

/** One search at a time for each list, whoever needs it. */
const findServer = async (servers: DatabaseServers): Promise<string> => {
  const key = keyOf(servers);
  const found = lastFound.get(key);
  if (found !== undefined) return found;
  const running = searches.get(key) ?? searchServer(servers);
  searches.set(key, running);
  try {
    const url = await running;
    lastFound.set(key, url);
    return url;
  } finally {
    searches.delete(key);
  }
};

/** Of several leaders the one with the highest timeline: the other has missed a change of leader. */
const searchServer = async (servers: DatabaseServers): Promise<string> => {
  const probes = servers.urls.map((url) => probe(url, servers));
  try {
    await Promise.any(probes);
  } catch (error) {
    throw worstOf(error instanceof AggregateError ? error.errors : [error]);
  }
  const answers = await Promise.all(
    probes.map((each) => Promise.race([each.catch(() => null), sleep(RIVAL_MS, null)])),
  );
  const [best] = answers.filter((each) => each !== null).toSorted((a, b) => b.timeline - a.timeline);
  if (!best) throw wrongServer(servers);
  return best.url;
};

/** Rejects unless this server is what is wanted. */
const probe = async (
  url: string,
  servers: DatabaseServers,
): Promise<{ readonly url: string; readonly timeline: number }> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'nutricion-plus probe',
  });
  client.on('error', () => {});
  const role = readRole(client);
  try {
    await client.connect();
    if (role() !== servers.wanted) throw wrongServer(servers);
    if (servers.wanted === 'standby') return { url, timeline: 0 };
    const { rows } = await client.query<{ file: string }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as file',
    );
    return { url, timeline: Number.parseInt(rows[0]?.file.slice(0, 8) ?? '0', 16) };
  } finally {
    client.end().catch(() => {});
  }
};

/** What somebody has to mend, as a wrong password, before what passes by itself. */
const worstOf = (errors: readonly unknown[]): unknown =>
  errors.find((error) => databaseOutage(error) === null || isWrongPassword(error)) ??
  errors.find((error) => (error as { code?: string }).code === '25006') ??
  errors[0];
