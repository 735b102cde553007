import { type Kysely, sql } from 'kysely';

/** The history of an order holds statuses alone, and an order a window that there is, whoever writes them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_status_history
      add constraint order_status_history_status_known check (status in ('pendiente_pago', 'confirmado',
        'en_preparacion', 'listo', 'en_ruta', 'entregado', 'vencido', 'cancelado', 'no_entregado',
        'esperando_cliente'));
    alter table orders
      add constraint orders_delivery_window_known
        check (delivery_window in ('07-09', '15-17', '19-21', '23-01'));
  `.execute(db);
};
