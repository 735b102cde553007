import { type Kysely, sql } from 'kysely';

/** A refund that a person makes leaves the drawer or the terminal it says, whichever way the order was paid. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table payment_operations
    add column door_way text check (door_way in ('cash', 'card_terminal', 'ath_movil')),
    add constraint payment_operations_way_of_refunds check (door_way is null or kind = 'refund')`.execute(db);
};
