import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

interface OrderedLines {
  readonly profileId: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  readonly nowMs: number;
}

/**
 * Removes the ordered items from the synced cart that the customer's other devices read, because this device may
 * never get the response or be closed right after it. Items added since stay.
 */
export const removeFromCart = async (
  db: Kysely<Schema>,
  { profileId, items, nowMs }: OrderedLines,
): Promise<void> => {
  const ids = items.map(({ productId }) => productId);
  await sql`
    with ordered as (
      select * from unnest(${ids}::text[], ${items.map(({ quantity }) => quantity)}::int[]) as t (product_id, quantity)
    )
    update carts set version = version + 1, updated_at = ${new Date(nowMs)}, lines = coalesce((
      select jsonb_agg(jsonb_set(line, '{quantity}', to_jsonb(stays)) order by place)
      from jsonb_array_elements(lines) with ordinality as kept (line, place)
      left join ordered on ordered.product_id = line->>'product_id'
      cross join lateral (select (line->>'quantity')::int - coalesce(ordered.quantity, 0) as stays) as rest
      where stays > 0
    ), '[]')
    where user_id = ${profileId}
      and exists (select from jsonb_array_elements(lines) as line join ordered on ordered.product_id = line->>'product_id')
  `.execute(db);
};
