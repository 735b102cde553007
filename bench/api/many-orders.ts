import { sql } from 'kysely';
import { deliveryWindowIds } from '../../packages/domain/src/fulfilment/delivery.ts';
import { orderStatuses } from '../../packages/domain/src/orders/order-status.ts';
import { openDatabase } from '../../packages/server/src/platform/db/database.ts';

/** Years of orders of one hospital. */
const YEARS_OF_ORDERS = 50_000;
/** Orders that are still open. */
const OPEN = 600;
/** So that six of them, a batch, are some forty taps. */
const OPEN_LINES = 7;

/** Fills a prepared shop with the orders of years, and answers some that are being prepared. */
export const insertManyOrders = async (
  url: string,
  pointId: string,
  inPreparation: number,
  orders = YEARS_OF_ORDERS,
): Promise<readonly string[]> => {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  const ended = orderStatuses.filter((status) => status === 'entregado' || status === 'cancelado');
  await sql`
    insert into orders (user_id, idempotency_key, request_hash, status, payment_method, subtotal_cents, tax_cents,
      total_cents, expected_total_cents, delivery_type, hospital_id, delivery_point_id, delivery_address, delivery_date, delivery_window,
      recipient_name, recipient_phone, substitution)
    select person.id, 'bench-order-' || n, '', case when n <= ${OPEN}::int then 'confirmado' else (${ended}::text[])[1 + n % 2] end,
      'on-delivery', sum, 0, sum, sum, 'hospital', point.hospital_id, point.id,
      '{"type":"hospital","hospital":"Hospital","building":"Torre A","unit":"Piso 4"}',
      case when n <= ${OPEN}::int then current_date + 1 + n % 5 else current_date - n % 900 end,
      (${deliveryWindowIds}::text[])[1 + n % 4], 'Persona ' || n, '787' || lpad(n::text, 7, '0'), 'best-match'
    from generate_series(1, ${orders}::int) n, delivery_points point,
      lateral (select case when n <= ${OPEN}::int then ${OPEN_LINES * 1_000}::int else 3000 end as sum) of_lines,
      lateral (select id from profiles where hospital_id = point.hospital_id and is_verified order by id limit 1) person
    where point.id = ${pointId}
  `.execute(db);
  await sql`
    insert into order_items (order_id, product_id, title, quantity, unit_price_cents, total_price_cents, tax_class)
    select o.id, p.id, p.title, 2, 500, 1000, 'exento' from orders o,
      lateral (select id, title from products order by id
        limit case when o.status = 'confirmado' then ${OPEN_LINES}::int else 3 end) p
    where o.idempotency_key like 'bench-order-%'
  `.execute(db);
  // Production requires a second factor; the bench uses a session without one.
  const [admin] = await db
    .updateTable('profiles')
    .set({ two_factor_enabled: true })
    .where('email', 'like', 'admin@%')
    .returning('id')
    .execute();
  await db
    .updateTable('sessions')
    .set({ second_factor_at: new Date() })
    .where('user_id', '=', admin?.id ?? '')
    .execute();
  const { rows } = await sql<{ id: string }>`
    update orders set status = 'en_preparacion' where id in (
      select id from orders where status = 'confirmado' and idempotency_key like 'bench-order-%' limit ${inPreparation}
    ) returning id
  `.execute(db);
  await close();
  return rows.map(({ id }) => id);
};
