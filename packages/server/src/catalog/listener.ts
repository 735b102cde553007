import pg from 'pg';
import type { Logger } from 'pino';

/** Nobody answers at a port within a millisecond: memory catches up with a database that is back almost at once. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1_000;
/** A connection that died without a word answers nothing; this long without an answer counts as dead. */
const RESPONSE_TIMEOUT_MS = 10_000;

export interface Listener {
  /** Asks the connection for a sign of life; a dead one is replaced. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Hears a channel on a connection of its own. A lost connection is made again, waiting a little longer
 * each time; what was said meanwhile is lost, so `onReconnected` is where to read everything again.
 * Resolves once it listens; rejects when the database can't be reached at all.
 */
export const openListener = async (options: {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onReconnected: () => void;
  readonly logger: Logger;
}): Promise<Listener> => {
  let isClosed = false;
  let retryMs = FIRST_RETRY_MS;
  let retryTimer: NodeJS.Timeout | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: `nutricion-plus ${options.channel}`,
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    next.on('notification', ({ payload }) => options.onMessage(payload ?? ''));
    // Without a listener an error would end the process; the end event follows it.
    next.on('error', () => {});
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(options.channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.on('end', () => {
      if (isClosed) return;
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
