import { sql } from 'kysely';
import {
  type PersonalTable,
  productTitle,
  userRows,
  withItem,
  withList,
  withOrder,
  withPayment,
} from './personal-table.ts';

/** In the order of the export. */
export const personalTables: readonly PersonalTable[] = [
  userRows('profiles', 'perfil', {
    isOf: (userId) => sql<boolean>`t.id = ${userId}`,
    explained: sql`jsonb_build_object('hospital', (select name from hospitals where id = t.hospital_id))`,
  }),
  userRows('user_roles', 'roles'),
  userRows('weekly_report_readers', 'correo_de_los_lunes'),
  userRows('addresses', 'direcciones'),
  userRows('preferences', 'alergias_dieta_y_hogar'),
  userRows('household_members', 'personas_del_hogar'),
  userRows('favorites', 'favoritos', { explained: productTitle }),
  userRows('stock_alerts', 'avisos_de_que_vuelve', { explained: productTitle }),
  userRows('shopping_lists', 'listas'),
  userRows('shopping_list_lines', 'productos_de_las_listas', { isOf: withList, explained: productTitle }),
  // Without the request's digest, the browser's idempotency key, the staff who confirmed it, and the search index.
  userRows('orders', 'ordenes', {
    withheld: ['request_hash', 'idempotency_key', 'reviewed_by', 'finding'],
    onDeletion: 'kept',
  }),
  userRows('order_items', 'productos_de_las_ordenes', { isOf: withOrder, onDeletion: 'kept' }),
  // Without the staff who did it.
  userRows('order_status_history', 'historial_de_las_ordenes', {
    isOf: withOrder,
    withheld: ['actor_id'],
    onDeletion: 'kept',
  }),
  // Without the staff who did it.
  userRows('order_cancellations', 'cancelaciones_de_las_ordenes', {
    isOf: withOrder,
    withheld: ['actor_id'],
    onDeletion: 'kept',
  }),
  // The shop's internal notes about the order, without their authors.
  userRows('order_notes', 'notas_de_las_ordenes', { isOf: withOrder, withheld: ['author_id'] }),
  // Amounts only; these rows hold no personal data.
  userRows('receipts', 'recibos', { isOf: withOrder, onDeletion: 'kept' }),
  // Without what would give access to a payment at its provider.
  userRows('payments', 'pagos', {
    isOf: withOrder,
    withheld: ['provider_ref', 'intent_ref', 'redirect_url', 'sealed_token'],
    onDeletion: 'kept',
  }),
  // Without the staff who requested it.
  userRows('payment_operations', 'cobros_y_devoluciones', {
    isOf: withPayment,
    withheld: ['actor_id', 'idempotency_key', 'provider_ref'],
    onDeletion: 'kept',
  }),
  {
    table: 'daily_closes',
    kind: 'withheld',
    why: 'Sums of a day, and who at the shop carried the cash and closed it.',
    onDeletion: 'kept',
  },
  {
    table: 'cash_entries',
    kind: 'withheld',
    why: 'Cash that came or went without an order, and who at the shop wrote it down.',
    onDeletion: 'kept',
  },
  {
    table: 'refund_lines',
    kind: 'withheld',
    why: 'Which lines a refund was for; the refund and the lines are both theirs already.',
    onDeletion: 'kept',
  },
  {
    table: 'hospital_entrances',
    kind: 'withheld',
    why: 'Whom a hospital names to open its door: its own telephone, of no account here.',
    onDeletion: 'kept',
  },
  {
    table: 'stock_movements',
    kind: 'withheld',
    why: 'The ledger of stock: what moved, which the order says too.',
    onDeletion: 'kept',
  },
  // From which lots the ordered items were picked.
  userRows('order_item_lots', 'lotes_de_los_productos', { isOf: withItem, onDeletion: 'kept' }),
  // Which recalls concerned the user, and when they were notified.
  userRows('recall_lines', 'retiros', {
    isOf: withItem,
    onDeletion: 'kept',
    explained: sql`(select jsonb_build_object('por_que', reason, 'mensaje', message) from recalls where id = t.recall_id)`,
  }),
  {
    table: 'product_barcodes',
    kind: 'withheld',
    why: 'Numbers of packages, and who at the shop taught each.',
    onDeletion: 'kept',
  },
  {
    table: 'recalled_out',
    kind: 'withheld',
    why: 'Who at the shop took recalled goods out of the bags of an order; the recall itself is theirs already.',
    onDeletion: 'kept',
  },
  {
    table: 'price_history',
    kind: 'withheld',
    why: 'What products have cost, and who at the shop changed it.',
    onDeletion: 'kept',
  },
  {
    table: 'scheduled_prices',
    kind: 'withheld',
    why: 'What products are to cost, and who at the shop said so.',
    onDeletion: 'kept',
  },
  {
    table: 'images',
    kind: 'withheld',
    why: 'Photos of products and recipes, and who at the shop last changed each.',
    onDeletion: 'kept',
  },
  {
    table: 'article_versions',
    kind: 'withheld',
    why: 'What articles have said, and who at the shop published it.',
    onDeletion: 'kept',
  },
  {
    table: 'recipe_versions',
    kind: 'withheld',
    why: 'What recipes have said, and who at the shop published it.',
    onDeletion: 'kept',
  },
  {
    table: 'product_batches',
    kind: 'withheld',
    why: 'Who at the shop changed many products at once.',
    onDeletion: 'kept',
  },
  {
    table: 'product_batch_rows',
    kind: 'withheld',
    why: 'What many products were before they were changed at once.',
    onDeletion: 'kept',
  },
  {
    table: 'search_synonyms',
    kind: 'withheld',
    why: 'What the search was taught, and who at the shop taught it.',
    onDeletion: 'kept',
  },
  {
    table: 'buyer_notes',
    kind: 'withheld',
    why: 'What the shop is asked to buy, and who there asked.',
    onDeletion: 'kept',
  },
  { table: 'lots', kind: 'withheld', why: 'What came to the shop, and who took it in.', onDeletion: 'kept' },
  { table: 'recall_lots', kind: 'withheld', why: 'How much of each lot was left.', onDeletion: 'kept' },
  { table: 'recalls', kind: 'withheld', why: 'Why lots were recalled, and who did.', onDeletion: 'kept' },
  {
    table: 'pick_batches',
    kind: 'withheld',
    why: 'Who at the shop picked which orders.',
    onDeletion: 'kept',
  },
  {
    table: 'pick_bags',
    kind: 'withheld',
    why: 'In which bag an order was picked.',
    onDeletion: 'kept',
  },
  {
    table: 'pick_actions',
    kind: 'withheld',
    why: 'What a picker did, tap by tap; what came of it the lines of the order say.',
    onDeletion: 'kept',
  },
  {
    table: 'delivery_routes',
    kind: 'withheld',
    why: 'Who at the shop carried which round, and the cash they brought back.',
    onDeletion: 'kept',
  },
  userRows('delivery_stops', 'entregas', { isOf: withOrder, withheld: ['route_id'], onDeletion: 'kept' }),
  // The user's delivery code, while the order is on its way.
  userRows('handover_codes', 'codigos_de_entrega', { isOf: withOrder }),
  // Without the staff who did it; the driver typed the receiver's name.
  userRows('delivery_deeds', 'pasos_de_las_entregas', {
    isOf: withOrder,
    withheld: ['actor_id', 'route_id', 'receiver'],
    onDeletion: 'kept',
  }),
  // Only when it was taken: the photo shows the receiver, who may be somebody else.
  userRows('handover_photos', 'fotos_de_las_entregas', { isOf: withOrder, withheld: ['jpeg'] }),
  {
    table: 'order_bags',
    kind: 'withheld',
    why: 'In how many bags an order was carried.',
    onDeletion: 'kept',
  },
  {
    table: 'order_prints',
    kind: 'withheld',
    why: 'Who at the shop printed the papers of an order, and when.',
    onDeletion: 'kept',
  },
  userRows('searches', 'busquedas', {
    explained: sql`jsonb_build_object('producto', (select title from products where id = t.chosen_product_id))`,
  }),
  // Without the token of the share link, which gives access.
  userRows('meal_plans', 'planes_de_comidas', { withheld: ['share_token'] }),
  userRows('education_progress', 'articulos_leidos'),
  // Without the state between two phrases.
  userRows('voice_sessions', 'sesiones_de_voz', { withheld: ['state'] }),
  // Calls of the assistant's tools, without results, which repeat other tables.
  userRows('voice_tool_calls', 'pasos_del_asistente', {
    isOf: (userId) =>
      sql<boolean>`t.session_id in (select session_id from voice_sessions where user_id = ${userId})`,
    withheld: ['answer'],
  }),
  userRows('voice_consents', 'permiso_de_voz'),
  // Without what would give access to a call.
  userRows('voice_calls', 'llamadas_de_voz', { withheld: ['secret_hash', 'provider_call'] }),
  userRows('carts', 'carrito'),
  {
    table: 'voice_cases',
    kind: 'withheld',
    why: 'Phrases that the assistant must get right, and who at the shop said so; nobody else is named in them.',
    onDeletion: 'kept',
  },
  // A registration before its address is confirmed; empty afterwards.
  userRows('registrations', 'registros', {
    withheld: ['password_hash'],
    explained: sql`jsonb_build_object('hospital', (select name from hospitals where id = t.hospital_id))`,
  }),
  userRows('sessions', 'sesiones_abiertas', { withheld: ['token'] }),
  userRows('accounts', 'formas_de_entrar', {
    withheld: ['password', 'access_token', 'refresh_token', 'id_token'],
  }),
  {
    table: 'retired_session_tokens',
    kind: 'withheld',
    why: 'Digests of session tokens that no longer open anything; they tell nothing of a person.',
    onDeletion: 'deleted',
  },
  {
    table: 'two_factors',
    kind: 'withheld',
    why: 'The secret that her authenticator holds and digests of backup codes; whether she has them stands in her profile.',
    onDeletion: 'deleted',
  },
  // Changes of the user's account; what staff did to others is about those others.
  userRows('audit_log', 'cambios_a_tu_cuenta', {
    isOf: (userId) => sql<boolean>`t.subject_type = 'user' and t.subject_id = ${userId}`,
    withheld: ['actor_id'],
    onDeletion: 'kept',
  }),
];
