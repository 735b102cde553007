import type { withheldReasons } from '@nutricion/contract/fulfilment/deliveries';
import { type RawBuilder, sql } from 'kysely';
import { isRecalled, isUnpaid } from '../../orders/public.ts';

/** Why the order `o`, which is packed, must not leave; null: it may. */
export const withheldReason: RawBuilder<(typeof withheldReasons)[number] | null> = sql`
  case when ${isRecalled(sql.ref('o.id'))} then 'recalled' when ${isUnpaid(sql.ref('o.id'))} then 'unpaid' end
`;
