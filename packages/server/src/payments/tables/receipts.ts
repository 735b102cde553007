import type { ReceiptBody } from '@nutricion/domain/payments/receipt';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../../platform/db/moments.ts';

/** Written once; what changes afterwards is told by a credit note that names the receipt. */
export interface ReceiptTables {
  receipts: {
    number: Generated<number>;
    kind: 'recibo' | 'nota_de_credito';
    order_id: string;
    refers_to: ColumnType<number | null, number | null | undefined, never>;
    /** Of a credit note: the refund it tells of. */
    refund_id: ColumnType<string | null, string | null | undefined, never>;
    body: JSONColumnType<ReceiptBody>;
    subtotal: number;
    tax_state: number;
    tax_municipal: number;
    total: number;
    issued_at: CreatedAt;
  };
}
