import type { ReceiptBody } from '@nutricion/domain/payments/receipt';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** Written once; later changes are credit notes that name the receipt. */
export interface ReceiptTables {
  receipts: {
    number: Generated<number>;
    kind: 'recibo' | 'nota_de_credito';
    order_id: string;
    refers_to: ColumnType<number | null, number | null | undefined, never>;
    /** The refund that a credit note is for. */
    refund_id: ColumnType<string | null, string | null | undefined, never>;
    body: JSONColumnType<ReceiptBody>;
    subtotal_cents: number;
    tax_state_cents: number;
    tax_municipal_cents: number;
    total_cents: number;
    issued_at: CreatedAt;
  };
}
