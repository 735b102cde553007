import type pg from 'pg';

const TRIES = 5;

/**
 * Whether connections that are open at once may be served by one process of PostgreSQL, as behind a PgBouncer in transaction or statement
 * mode. There a prepared statement, a time limit or a `listen` of one connection is another's.
 */
export const sharesBackends = async (pool: pg.Pool): Promise<boolean> => {
  const one = await pool.connect();
  try {
    const other = await pool.connect();
    try {
      for (let n = 0; n < TRIES; n += 1) if ((await backendOf(one)) === (await backendOf(other))) return true;
      return false;
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
};

const backendOf = async (client: pg.ClientBase): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
