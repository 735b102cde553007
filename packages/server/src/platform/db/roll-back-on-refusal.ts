import type { Result } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Carries a refusal out of its transaction, which a thrown error alone takes back. */
class Refused<R> extends Error {
  readonly refusal: R;

  constructor(refusal: R) {
    super('refused');
    this.refusal = refusal;
  }
}

/**
 * A transaction that keeps nothing when it ends in a refusal, whatever was written before it. Where a refusal itself is
 * worth keeping (a wrong code that is counted), the plain transaction is right.
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
