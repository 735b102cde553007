import type { receiptEndpoints } from '@nutricion/contract/payments/receipts';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { typedReceiptNumber } from '@nutricion/domain/payments/receipt';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { readReceipts, receiptToJson } from './read-receipts.ts';

export const receiptHandlers = (db: Kysely<Schema>): Handlers<keyof typeof receiptEndpoints> => ({
  'GET /api/orders/{id}/receipt': async ({ caller, params }) => {
    const documents = isUuid(params.id) ? await readReceipts(db, params.id, caller.profileId) : null;
    return documents
      ? accept({
          receipt: receiptToJson(documents.receipt),
          credit_notes: documents.creditNotes.map(receiptToJson),
        })
      : refuse({ kind: 'not-found', what: 'el recibo: sale cuando te entregamos el pedido' });
  },

  'GET /api/admin/receipts': async ({ query }) => {
    const number = typedReceiptNumber(query.q);
    if (number === null) return accept({ receipts: [] });
    const documents = await db.selectFrom('receipts').selectAll().where('number', '=', number).execute();
    return accept({
      receipts: documents.map((document) => {
        const { number: text, kind, issued_at, order_number, total } = receiptToJson(document);
        return { number: text, kind, issued_at, order_number, total, order_id: document.order_id };
      }),
    });
  },

  'GET /api/admin/orders/{id}/receipt': async ({ params }) => {
    const documents = await readReceipts(db, params.id);
    return accept({
      receipt: documents && receiptToJson(documents.receipt),
      credit_notes:
        documents?.creditNotes.map((note) => ({ ...receiptToJson(note), refund_id: note.refund_id })) ?? [],
    });
  },
});
