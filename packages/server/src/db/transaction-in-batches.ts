import { accept, type Result } from '@nutricion/domain/result';
import { type Kysely, sql } from 'kysely';

/**
 * A transaction of two batches, each one round trip: `begin` travels with the reads, `commit` with the
 * writes. For what is done often, under locks that others wait for.
 * @param read starts its queries at once, without waiting between them
 * @param decide a refusal ends the transaction with nothing written
 * @returns what the write returned; rejects with the query that failed, and then nothing is written
 */
export const transactionInBatches = <DB, Read, Written, Refusal>(
  db: Kysely<DB>,
  read: (db: Kysely<DB>) => Promise<Read>,
  decide: (found: Read) => Result<(db: Kysely<DB>) => Promise<Written>, Refusal>,
): Promise<Result<Written, Refusal>> =>
  db.connection().execute(async (connection) => {
    const end = (how: 'commit' | 'rollback') => sql.raw(how).execute(connection);
    try {
      const [, found] = await together(sql`begin`.execute(connection), read(connection));
      const decided = decide(found);
      if (!decided.ok) {
        await end('rollback');
        return decided;
      }
      // After a failed statement PostgreSQL carries out this commit as a rollback.
      const [written] = await together(decided.value(connection), end('commit'));
      return accept(written);
    } catch (error) {
      await end('rollback').catch(() => {});
      throw error;
    }
  });

/** Waits for both, even when one fails: a connection goes back to the pool only when it is silent. */
const together = async <A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([first, second]);
  return [await first, await second];
};
