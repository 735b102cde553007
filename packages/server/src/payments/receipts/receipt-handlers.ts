import type { receiptEndpoints } from '@nutricion/contract/payments/receipts';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { readReceipts } from './read-receipts.ts';

export const receiptHandlers = (db: Kysely<Schema>): Handlers<keyof typeof receiptEndpoints> => ({
  'GET /api/orders/{id}/receipt': async ({ caller, params }) => {
    const documents = isUuid(params.id) ? await readReceipts(db, caller.profileId, params.id) : null;
    return documents
      ? accept(documents)
      : refuse({ kind: 'not-found', what: 'el recibo: sale cuando te entregamos el pedido' });
  },
});
