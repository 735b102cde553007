import type { receiptEndpoints } from '@nutricion/contract/receipts';
import { isUuid } from '@nutricion/domain/ids';
import { accept, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Handlers } from '../../../http/mount.ts';
import { readReceipts } from './read-receipts.ts';

export const receiptHandlers = (db: Kysely<Schema>): Handlers<keyof typeof receiptEndpoints> => ({
  'GET /api/orders/{id}/receipt': async ({ caller, params }) => {
    const papers = isUuid(params.id) ? await readReceipts(db, caller.profileId, params.id) : null;
    return papers
      ? accept(papers)
      : refuse({ kind: 'not-found', what: 'el recibo: sale cuando te entregamos el pedido' });
  },
});
