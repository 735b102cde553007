import type pg from 'pg';
import type { Logger } from 'pino';
import { ClusterClient } from '../platform/db/cluster-client.ts';
import type { AdmitConnection } from '../platform/db/timeline-fence.ts';
import { noteListening } from '../platform/figures/process-figures.ts';

/** A refused connection fails within a millisecond, so a short delay costs little and memory is soon up to date after a restart. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1_000;
/** A connection may die without an error; one that doesn't respond for this long counts as dead. */
const RESPONSE_TIMEOUT_MS = 10_000;

export interface Listener {
  /** Pings the connection; a dead one is replaced. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Listens to a channel on a connection of its own. A lost connection is reopened with growing delays. Notifications meanwhile are lost, so
 * `onReconnected` has to read everything again. Resolves once it listens; rejects if the database can't be reached.
 */
export const openListener = async (options: {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnected: () => void;
  readonly logger: Logger;
  /** This connection is opened again at once when it is lost, so a process without customers learns of a new leader too. */
  readonly admit?: AdmitConnection | undefined;
}): Promise<Listener> => {
  let isClosed = false;
  let retryMs = FIRST_RETRY_MS;
  let retryTimer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new ClusterClient({
      connectionString: options.databaseUrl,
      application_name: `nutricion-plus ${options.channel}`,
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    next.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    // Without this handler an error would end the process; the 'end' event follows it.
    next.on('error', () => {});
    try {
      await next.connect();
      await options.admit?.(next);
      await next.query(`listen ${next.escapeIdentifier(options.channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    noteListening(options.channel, true);
    next.on('end', () => {
      if (isClosed) return;
      noteListening(options.channel, false);
      options.logger.warn({ channel: options.channel }, 'listening connection lost');
      retry();
    });
    return next;
  }

  function retry(): void {
    retryTimer = setTimeout(reconnect, retryMs);
    retryTimer.unref();
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      const next = await connect();
      if (isClosed) return void (await next.end());
      client = next;
      retryMs = FIRST_RETRY_MS;
      options.logger.warn({ channel: options.channel }, 'listening again');
      options.onReconnected();
    } catch {
      if (!isClosed) retry();
    }
  }

  return {
    check: async () => {
      const startedClient = client;
      await startedClient.query('select 1').catch(() => startedClient.end().catch(() => {}));
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retryTimer);
      await client.end().catch(() => {});
    },
  };
};
