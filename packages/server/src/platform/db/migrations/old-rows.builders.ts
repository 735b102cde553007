/** A UUID by its number, quoted. */
const id = (number: number): string => `'00000000-0000-4000-8000-${String(number).padStart(12, '0')}'`;

const [hospital, point, ana, eva, order, batch, route] = [id(1), id(2), id(3), id(4), id(5), id(6), id(7)];
const [rice, milk, recipe, list, session, lot, recall] = [
  id(8),
  id(9),
  id(10),
  id(11),
  id(12),
  id(13),
  id(14),
];

/** A row or more for each table of the migrations 0001 to 0011. */
const rowsOf0011 = `
  insert into hospitals (id, name, email_domain) values (${hospital}, 'San Rafael', 'san-rafael.example');
  insert into delivery_points (id, hospital_id, building, unit) values (${point}, ${hospital}, 'Torre', 'Piso 3');
  insert into profiles (id, full_name, email, email_verified, is_verified, hospital_id, phone, preferred_delivery_point_id)
    values (${ana}, 'Ana Ríos', 'ana@san-rafael.example', true, true, ${hospital}, '7875550101', ${point});
  insert into profiles (id, full_name, email, hospital_id) values (${eva}, 'Eva Sol', 'eva@san-rafael.example', ${hospital});
  insert into user_roles (user_id, role) values (${ana}, 'admin');
  insert into sessions (id, user_id, token, created_at, expires_at) values
    (${session}, ${ana}, 'young', now() - interval '1 day', now() + interval '13 days'),
    (${id(15)}, ${ana}, 'old', now() - interval '200 days', now() + interval '13 days');
  insert into retired_session_tokens (token_hash, session_id) values ('abc', ${session});
  insert into accounts (user_id, account_id, provider_id, password) values (${ana}, ${ana}, 'credential', 'hash-of-ana');
  insert into verifications (identifier, value, expires_at) values ('other', 'x', now());
  insert into jwks (public_key, private_key, alg) values ('public', 'private', 'EdDSA');
  insert into rate_limits (key, points, expire) values ('sign-in:1', 3, 1);
  insert into audit_log (actor_id, action, subject_type, subject_id, after)
    values (${ana}, 'verified', 'user', ${eva}, '{"full_name": "Eva Sol"}');
  insert into addresses (user_id, label, street, municipio, zip, is_default)
    values (${ana}, 'Casa', 'Calle 1', 'Ponce', '00716', true);
  insert into preferences (user_id, version, adults, children, allergens, diets, diet_tags)
    values (${ana}, 2, 1, 1, '{leche}', '{}', '{}');
  insert into household_members (id, user_id, place, name, kind, allergens) values (${id(16)}, ${ana}, 1, 'Luz', 'child', '{}');
  insert into products (id, sku, title, price, stock, category, normalized_category, detected_subcategory, allergen_info) values
    (${rice}, 'arroz', 'Arroz', 2.25, 7, 'Provisiones', 'provisiones', 'Arroces', null),
    (${milk}, 'leche', 'Leche', 3, 9, 'Leche', 'lacteos', 'Leche fresca', '{leche}'),
    (${id(17)}, 'guineo', 'Guineo', 1, 0, 'Frutas', 'frutas', 'Guineos', '{}'),
    (${id(18)}, 'limber', 'Limber', 2, 5, 'Antojitos Boricuas', 'antojitos', 'Limbers', null);
  insert into promotions (product_id, is_active, start_date, end_date, type, discount_value, condition_quantity, condition_spend,
    badge_text) values
    (${rice}, true, '2026-11-20T12:00Z', '2026-11-25T18:30Z', 'buy-x-save-y', 1.15, 2, 19.99, 'Oferta de la semana'),
    (${milk}, false, '2026-11-21T12:00Z', '2026-11-26T18:30Z', 'bogo', null, null, null, null);
  insert into recipes (id, title, prep_time, slug, total_price) values (${recipe}, 'Arroz con leche', 10, 'arroz-con-leche', 8.29);
  insert into education_progress (user_id, slug, read_at, quiz_answers, quiz_score) values (${ana}, 'agua', now(), '{1,2}', 1);
  insert into meal_plans values (${id(19)}, ${ana}, 'Semana', '{}', 7, '2026-11-23', '[]', 40.10, 'token', now(), now());
  insert into searches values (${id(20)}, ${ana}, ${hospital}, 'aros', 'aros', 'arroz', 1, array[${rice}]::uuid[], ${rice}, true, now());
  insert into favorites (user_id, product_id) values (${ana}, ${rice});
  insert into shopping_lists (id, user_id, name) values (${list}, ${ana}, 'Turno');
  insert into shopping_list_lines (list_id, product_id, quantity, unit_price) values (${list}, ${milk}, 2, 1.15);
  insert into delivery_slots (route, date, window_id, booked, capacity) values (${hospital}, '2026-11-27', '07-09', 1, 40);
  insert into orders (id, user_id, idempotency_key, request_hash, status, payment_method, subtotal, tax, total, expected_total,
      delivery_type, hospital_id, delivery_point_id, delivery_address, delivery_date, delivery_window, recipient_name,
      recipient_phone, substitution)
    values (${order}, ${ana}, 'key-of-order', 'hash', 'confirmado', 'on-delivery', 4.58, 0.57, 5.15, 5.29, 'hospital', ${hospital},
      ${point}, '{}', '2026-11-27', '07-09', 'Ana Ríos', '7875550101', 'best-match');
  insert into order_items (order_id, product_id, title, quantity, unit_price, total_price, substitution)
    values (${order}, ${rice}, 'Arroz', 2, 2.29, 4.58, 'none');
  insert into order_status_history (order_id, status, actor_id) values (${order}, 'confirmado', ${ana});
  insert into voice_sessions (session_id, user_id, transcripts, total_amount) values ('voice', ${ana}, '["arroz"]', 4.58);
`;

/** For each table that is there since 0012 to 0039. */
const rowsOf0039 = `
  insert into registrations (user_id, full_name, password_hash, expires_at) values (${eva}, 'Eva Sol', 'hash-of-eva', now());
  insert into email_codes (address_digest, purpose, code_digest, wrong_tries, expires_at)
    values ('digest', 'prove-email', 'code', 2, now());
  insert into two_factors (user_id, secret, backup_codes, verified) values (${ana}, 'secret', 'codes', true);
  insert into shop_settings (key, value) values ('review', '{"above": 300}');
  insert into loaded_seeds (fingerprint) values ('f1');
  insert into order_notes (order_id, author_id, text) values (${order}, ${ana}, 'Llamar antes');
  insert into order_cancellations (order_id, version, restocked, refund, actor_id) values (${order}, 1, true, 'none', ${ana});
  insert into order_cancellations (order_id, version, restocked, refund, refund_amount, actor_id)
    values (${order}, 2, true, 'part', 0.29, ${ana});
  update order_items set regular_price = 2.55;
  update orders set incentive_value = 19.99, packed_subtotal = 1.15, packed_tax = 0.13, packed_total = 1.28;
  insert into receipts (kind, order_id, body, subtotal, tax_state, tax_municipal, total)
    values ('recibo', ${order}, '{}', 4.58, 0.52, 0.05, 5.15);
  insert into payments (id, order_id, method, provider, status, amount_cents, authorized_cents)
    values (${id(21)}, ${order}, 'card', 'stripe', 'autorizado', 500, 500);
  insert into payment_operations (id, payment_id, kind, amount_cents, idempotency_key)
    values (${id(22)}, ${id(21)}, 'refund', 225, 'refund-1');
  insert into refund_lines (operation_id, order_item_id, quantity, cents, tax_cents)
    select ${id(22)}, id, 1, 225, 0 from order_items;
  insert into payment_events (provider, event_id, type, raw) values ('stripe', 'evt_1', 'charge', '{}');
  insert into orphan_charges (provider, provider_ref, amount_cents) values ('ath', 'ref', 100);
  insert into lots (id, product_id, supplier, code, received_units, actor_id)
    values (${lot}, ${rice}, 'Finca', 'L-1', 10, ${ana});
  insert into order_item_lots (order_item_id, lot_id, units) select id, ${lot}, 2 from order_items;
  insert into stock_movements (product_id, kind, units, order_id, lot_id) values (${rice}, 'venta', -2, ${order}, ${lot});
  insert into recalls (id, reason, message, tells_possible, actor_id) values (${recall}, 'Moho', 'No lo coma', true, ${ana});
  insert into recall_lots values (${recall}, ${lot}, 8, 2);
  insert into recall_lines (recall_id, lot_id, order_item_id, certainty, units)
    select ${recall}, ${lot}, id, 'lote', 2 from order_items;
  insert into recalled_out select id, ${lot}, ${ana}, now() from order_items;
  insert into pick_batches (id, delivery_date, delivery_window, picker_id, leased_until)
    values (${batch}, '2026-11-27', '07-09', ${ana}, now());
  insert into pick_bags (batch_id, order_id, number, is_cold) values (${batch}, ${order}, 1, false);
  insert into pick_actions (id, batch_id, order_item_id, bag, kind, units, actor_id)
    select ${id(23)}, ${batch}, id, 1, 'pick', 2, ${ana} from order_items;
  insert into delivery_routes (id, hospital_id, delivery_date, delivery_window, driver_id, leased_until)
    values (${route}, ${hospital}, '2026-11-27', '07-09', ${ana}, now());
  insert into delivery_stops (order_id, route_id, attempts) values (${order}, ${route}, 1);
  insert into handover_codes (order_id, code) values (${order}, '1234');
  insert into delivery_deeds (id, order_id, route_id, kind, actor_id, done_at)
    values (${id(24)}, ${order}, ${route}, 'departed', ${ana}, now());
  insert into handover_photos values (${order}, '\\xff', now());
  insert into order_bags values (${order}, 1, 1);
  insert into order_prints (request_id, order_id, kind, actor_id, printed_at) values (${id(25)}, ${order}, 'label', ${ana}, now());
  insert into product_barcodes (gtin, product_id, actor_id) values ('00012345678905', ${rice}, ${ana});
`;

/** For each table that is there since 0040 to 0054. */
const rowsOf0054 = `
  insert into scheduled_prices (product_id, price, price_before, starts_on, actor_id)
    values (${rice}, 1.99, 2.29, '2026-12-01', ${ana});
  insert into product_batches (id, kind, actor_id) values (${id(26)}, 'lote', ${ana});
  insert into product_batch_rows values (${id(26)}, ${rice}, '{"title": "Aros"}', '{"title": "Arroz"}');
  insert into product_redirects (from_id, to_id) values (${id(27)}, ${rice});
  insert into product_proposals (product_id, field, value, source, because, source_key, prior)
    values (${rice}, 'tags', '["seco"]', 'texto', 'El título', 'k', 0.8);
  insert into images (subject, subject_id, position, whole, stem, widths, files, width, height, color, likeness, actor_id)
    values ('product', ${rice}, 1, repeat('a', 32), repeat('b', 32), '{400}', '{a.webp}', 400, 300, '#ffffff', 0::bit(64), ${ana});
  insert into recipe_views values (${recipe}, 4);
  insert into recipe_versions values (${recipe}, 1, '{}', ${ana}, now());
  insert into recipe_redirects (from_id, to_id) values (${id(28)}, ${recipe});
  insert into articles (id, slug, content, published_at) values (${id(29)}, 'agua', '{}', now());
  insert into article_versions values (${id(29)}, 1, '{}', ${ana}, now());
  insert into slot_capacities (route, weekday, window_id, capacity) values (${hospital}, 0, '07-09', 0);
  insert into hospital_entrances values (${hospital}, 'dia', 'Puerta 2', 'Guardia', '7875550102', '');
  insert into search_synonyms (word, means, actor_id) values ('aros', 'arroz', ${ana});
  insert into buyer_notes (id, query, text, actor_id) values (${id(30)}, 'quinoa', 'Buscar', ${ana});
  insert into report_order_days values ('2026-11-20', ${hospital}, '07-09', 1, 500, 0, 0, 0, 450, 45, 5, 0, 0, 0);
  insert into report_product_days values ('2026-11-20', ${rice}, 2, 450, 0, 0, 0, 0);
  insert into report_delivery_days values ('2026-11-20', ${hospital}, ${point}, '07-09', 1, 1, 0);
  insert into voice_tool_calls (session_id, call_id, tool_name, arguments, status, said, changes, answer, called_at)
    values ('voice', 'c1', 'add', '{}', 'done', 'Añadido', '[]', '{}', now());
  insert into carts values (${ana}, '[{"quantity": 2}]', now(), 3);
  insert into voice_consents values (${ana}, true, now());
  insert into voice_calls (session_id, user_id, secret_hash, started_at, secret_until) values ('voice', ${ana}, 's', now(), now());
  insert into voice_cases (phrase, intent, items) values ('dos arroces', 'add', '[]');
  insert into stock_alerts (user_id, product_id) values (${ana}, ${milk});
`;

/** By the last migration of a version: rows for each of its tables. Those of 0011 suit every later version too. */
export const oldRows: Readonly<Record<string, string>> = {
  '0011-meal-plans': rowsOf0011,
  '0039-barcodes': rowsOf0011 + rowsOf0039,
  '0054-stock-alerts': rowsOf0011 + rowsOf0039 + rowsOf0054,
};
