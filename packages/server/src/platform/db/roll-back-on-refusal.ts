import type { Result } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Carries a refusal out of its transaction, since only a thrown error rolls it back. */
class Refused<R> extends Error {
  readonly refusal: R;

  constructor(refusal: R) {
    super('refused');
    this.refusal = refusal;
  }
}

/**
 * A transaction that is rolled back if it ends in a refusal. If a refusal has to be stored (a counted wrong code),
 * use the plain transaction.
 */
export const rollBackOnRefusal = async <T, R>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result<T, R>>,
): Promise<Result<T, R>> => {
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (!result.ok) throw new Refused(result.refusal);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal as R };
    throw error;
  }
};
