import { type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

/**
 * A transaction that writes products, rolled back if it ends in a refusal. The database alone can say whether a supplier's code is free, since two
 * may take it at once; what it refuses becomes the refusal of that field.
 */
export const writingProducts = async <T, R>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result<T, R | Refusal>>,
): Promise<Result<T, R | Refusal>> => {
  try {
    return await rollBackOnRefusal(db, work);
  } catch (error) {
    const errors = error instanceof pg.DatabaseError && messages[error.constraint ?? ''];
    if (errors) return refuse({ kind: 'invalid-input', errors });
    throw error;
  }
};

const messages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products_supplier_code: {
    supplier_code:
      'Ese código ya es de otro producto de ese suplidor. Revísalo, o quítaselo primero al otro.',
  },
  products_supplier_id_fkey: { supplier_id: 'Escoge un suplidor de la lista.' },
};
