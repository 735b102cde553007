import type pg from 'pg';

/** Lets a connection be used, or rejects as an outage does. */
export type AdmitConnection = (client: pg.Client) => Promise<void>;

/** The timeline of a connection's server; null while it is a standby. */
export type ReadTimeline = (client: pg.Client) => Promise<number | null>;

/**
 * Keeps one process from working on a leader that another has replaced. PostgreSQL begins a new timeline at each change of leader, and a
 * leader stays on its own for as long as a connection to it lives; so once any connection has shown a higher one, those to lower ones are
 * cut, whatever they are doing, and none is made again. Nothing is asked per statement.
 */
export const openTimelineFence = (readTimeline: ReadTimeline = askTimeline): AdmitConnection => {
  let highest = 0;
  const timelines = new Map<pg.Client, number>();

  const raise = (timeline: number) => {
    highest = timeline;
    for (const [client, other] of timelines) if (other < highest) client.connection.stream.destroy();
  };
  return async (client) => {
    const timeline = await readTimeline(client);
    if (timeline === null || timeline < highest) {
      // An error, so that whoever remembers this server as the leader looks for it again.
      client.connection.stream.destroy();
      throw timeline === null ? new StandbyError() : new ReplacedLeaderError(timeline, highest);
    }
    timelines.set(client, timeline);
    client.once('end', () => timelines.delete(client));
    if (timeline > highest) raise(timeline);
  };
};

/** As PostgreSQL refuses a write on a standby, so that whoever waits for a leader waits here too. */
class StandbyError extends Error {
  readonly code = '25006';
  constructor() {
    super('the server is a standby');
  }
}

export const REPLACED_LEADER = 'REPLACED_LEADER';

class ReplacedLeaderError extends Error {
  readonly code = REPLACED_LEADER;
  constructor(timeline: number, highest: number) {
    super(
      `the server is on timeline ${timeline}, but ${highest} has been seen: after a restore from a backup, start this process again`,
    );
  }
}

/** A checkpoint may be minutes old and name the timeline before; the position that is written to now doesn't. */
const askTimeline: ReadTimeline = async (client) => {
  const { rows } = await client.query<{ file: string | null }>({
    text: 'select case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_insert_lsn()) end as file',
    query_timeout: ANSWERS_WITHIN_MS,
  } as pg.QueryConfig);
  const file = rows[0]?.file ?? null;
  return file === null ? null : Number.parseInt(file.slice(0, TIMELINE_DIGITS), 16);
};

/** Where statements have no limit, a server that stands still would hold the connection for good. */
const ANSWERS_WITHIN_MS = 3_000;

/** A segment's name begins with its timeline in hexadecimal. */
const TIMELINE_DIGITS = 8;
