import { REPLACED_LEADER } from './timeline-fence.ts';

/** `away`: no response, or the connection broke. `busy`: it responds, but has no capacity now. */
export type DatabaseOutage = 'away' | 'busy';

/**
 * Whether an error means an outage of the database; null for every other error. Codes are PostgreSQL's (appendix A)
 * and Node's; errors of the driver without a code are matched by text.
 */
export const databaseOutage = (error: unknown): DatabaseOutage | null => {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if ((code !== '' && isAwayCode(code)) || isWrongPassword(error)) return 'away';
  if (BUSY_CODES.has(code) || code.startsWith(INSUFFICIENT_RESOURCES)) return 'busy';
  if (CONNECTION_LOST_PATTERN.test(error.message)) return 'away';
  if (error.message === NO_CONNECTION_FREE) return 'busy';
  return databaseOutage(error.cause);
};

/**
 * The result of `work`; during an outage that of `otherwise`. Rejects with the database's error if that is
 * undefined.
 */
export const unlessOutage = async <T>(work: Promise<T>, otherwise: () => T | undefined): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const fallback = databaseOutage(error) === null ? undefined : otherwise();
    if (fallback === undefined) throw error;
    return fallback;
  }
};

/** Of a process that serves: its password is being rotated, and it is about to be started with the new one. A start refuses at once. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01';

/** Whether this error code of PostgreSQL or Node means that the server doesn't respond now, and may later. */
export const isAwayCode = (code: string): boolean =>
  AWAY_CODES.has(code) || code.startsWith(CONNECTION_EXCEPTION) || CONNECTION_LOST_PATTERN.test(code);

const CONNECTION_EXCEPTION = '08';
const INSUFFICIENT_RESOURCES = '53';

const AWAY_CODES = new Set([
  // Its disk is full or broken: it reads, but takes no order until somebody has looked.
  '53100',
  '58030',
  // Stopped, crashed, starting up; the session ended from outside.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // A standby that has not taken over yet reads only.
  '25006',
  REPLACED_LEADER,
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const BUSY_CODES = new Set([
  // Our own time-outs: for a lock, for a statement, for a transaction that does nothing.
  '55P03',
  '57014',
  '25P03',
  '25P04',
  // Deadlock and serialization failure, after a retry.
  '40P01',
  '40001',
]);

const CONNECTION_LOST_PATTERN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout|Postgres connection has been discarded|Cannot use a pool after|driver has already been destroyed)/;

/** Of pg-pool, when every connection was in use for as long as we wait for one. */
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect';
