import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Caller } from '../../platform/http/caller.ts';
import { mount } from '../../platform/http/mount.ts';
import { openSecurityLog } from '../../platform/http/security-log.ts';
import { createDevMailbox } from '../../platform/mail/dev-mailbox.ts';
import { openRateLimits } from '../../platform/rate-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aNurse, aProduct } from '../../testing/shop.builders.ts';
import { openAccounts } from '../open-accounts.ts';
import { cheapPasswords } from '../password/passwords.builders.ts';
import { privacyLimits } from './limits.ts';
import { privacyHandlers } from './routes.ts';

const FULL_NAME = 'Zoraida Sinigual';
export const PASSWORD = 'guardia-de-12-horas';

/** Export and deletion on a database of their own, called over HTTP; other subjects' functions are passed in. */
export const aPrivacyFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db, pool } = database;
  const callers = new Map<string, Caller>();
  const mailsTo: string[] = [];
  const logger = pino({ level: 'silent' });
  const secret = 'a-secret-for-tests-of-more-than-32-characters';
  const accounts = await openAccounts({
    passwords: cheapPasswords,
    ...database,
    mailer: createDevMailbox(),
    logger,
    security: openSecurityLog({ logger, secret }),
    secret,
    publicUrl: 'http://localhost:3000',
    trustedProxies: 0,
    requiresSecondFactor: false,
    limits: { passwordPerSession: { points: 5, seconds: 900 } },
  });
  const app = new Hono();
  mount(
    app,
    async (authorization) => callers.get(authorization ?? '') ?? null,
    privacyHandlers({
      db,
      now: Date.now,
      limits: openRateLimits(pool, privacyLimits),
      verifyIdentity: accounts.verifyIdentity,
      enqueueMail: async (_, { to }) => void mailsTo.push(to),
      forgetCaller: (userId) => void callers.delete(userId),
    }),
  );

  const aUser = async (values: Parameters<typeof aNurse>[1] = {}) => {
    const nurse = await aNurse(db, values);
    const { id } = nurse.profile;
    callers.set(id, nurse.caller);
    await db
      .insertInto('accounts')
      .values({
        user_id: id,
        account_id: id,
        provider_id: 'credential',
        password: await cheapPasswords.hash(PASSWORD),
      })
      .execute();
    return { ...nurse, id: id as string };
  };
  type TestUser = Awaited<ReturnType<typeof aUser>>;

  return {
    ...database,
    mailsTo,
    aPerson: aUser,
    anOrder: (user: TestUser, status: OrderStatus) => anOrder(database, user, status),
    /** A user with a row in every table that holds personal data, with texts that no other user has. */
    aFullUser: async () => {
      const user = await aUser({
        full_name: FULL_NAME,
        email: 'zoraida@sinigual.example',
        phone: '7875550199',
      });
      await anOrder(database, user, 'entregado');
      await fillEveryTable(database, user.id);
      return user;
    },
    export: async (who: string) => {
      const response = await app.request('/api/me/export', { headers: { authorization: who } });
      return { status: response.status, text: await response.text() };
    },
    delete: async (who: string, body: object = { password: PASSWORD, confirmation: 'BORRAR' }) => {
      const response = await app.request('/api/me/deletion', {
        method: 'POST',
        headers: { authorization: who, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
      return { status: response.status, json: (await response.json()) as any };
    },
  };
};

export type PrivacyFixture = Awaited<ReturnType<typeof aPrivacyFixture>>;

interface Customer {
  readonly id: string;
  readonly profile: { readonly full_name: string };
  readonly hospital: { readonly pointId: string };
}

const anOrder = async ({ db }: TestDatabase, { id, profile, hospital }: Customer, status: OrderStatus) => {
  const product = await aProduct(db);
  const order = await db
    .insertInto('orders')
    .values({
      user_id: id,
      idempotency_key: randomUUID(),
      request_hash: 'abc',
      status,
      payment_method: 'on-delivery',
      subtotal_cents: 1_000,
      tax_cents: 0,
      total_cents: 1_000,
      expected_total_cents: 1_000,
      delivery_type: 'hospital',
      delivery_point_id: hospital.pointId,
      delivery_address: JSON.stringify({ type: 'home', street: `Calle de ${profile.full_name}` }),
      delivery_date: '2026-11-24',
      delivery_window: '07-09',
      recipient_name: profile.full_name,
      recipient_phone: profile.full_name === FULL_NAME ? '7875550199' : '7875550100',
      substitution: 'none',
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_items')
    .values({
      order_id: order.id,
      product_id: product.id,
      title: product.title,
      quantity: 1,
      unit_price_cents: 1_000,
      total_price_cents: 1_000,
    })
    .execute();
  await db.insertInto('order_status_history').values({ order_id: order.id, status, actor_id: id }).execute();
  return order;
};

const fillEveryTable = async ({ db }: TestDatabase, userId: string): Promise<void> => {
  const product = await aProduct(db);
  const id = sql`${userId}::uuid`;
  await sql`
    with session as (
      insert into sessions (user_id, token, expires_at, user_agent) values (${id}, 'ficha-secreta', now(), 'Sinigual/1')
      returning id
    )
    insert into retired_session_tokens (token_hash, session_id) select 'ficha-vieja', id from session
  `.execute(db);
  await sql`
    insert into addresses (user_id, label, street, municipio, zip)
    values (${id}, 'Casa', 'Calle Sinigual 7', 'Ponce', '00731')
  `.execute(db);
  await sql`
    insert into preferences (user_id, version, adults, children, allergens, diets, diet_tags)
    values (${id}, 1, 1, 1, '{huevo}', '{}', '{}')
  `.execute(db);
  await sql`
    insert into household_members (id, user_id, place, name, kind, allergens)
    values (gen_random_uuid(), ${id}, 0, 'Nena Sinigual', 'child', '{huevo}')
  `.execute(db);
  await sql`insert into user_roles (user_id, role) values (${id}, 'admin')`.execute(db);
  await sql`insert into weekly_report_readers (user_id, is_on, last_week) values (${id}, true, '2026-11-16')`.execute(
    db,
  );
  await sql`insert into favorites (user_id, product_id) values (${id}, ${product.id})`.execute(db);
  await sql`insert into stock_alerts (user_id, product_id) values (${id}, ${product.id})`.execute(db);
  await sql`
    with list as (
      insert into shopping_lists (id, user_id, name) values (gen_random_uuid(), ${id}, 'Lista Sinigual') returning id
    )
    insert into shopping_list_lines (list_id, product_id, quantity, unit_price_cents)
    select id, ${product.id}, 2, 1000 from list
  `.execute(db);
  await sql`
    insert into searches (id, user_id, query, normalized, result_count, top_product_ids, is_entered, created_at)
    values (gen_random_uuid(), ${id}, 'pan de Sinigual', 'pan de sinigual', 0, '{}', true, now())
  `.execute(db);
  await sql`
    insert into meal_plans (id, user_id, name, answers, seed, start_date, meals, total_cost_cents, share_token, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'Semana Sinigual', '{}', 7, '2026-11-24', '[]', 8000, 'enlace-secreto', now(), now())
  `.execute(db);
  await sql`
    insert into receipts (kind, order_id, body, subtotal_cents, tax_state_cents, tax_municipal_cents, total_cents)
    select 'recibo', id, '{}', 1000, 0, 0, 1000 from orders where user_id = ${id}
  `.execute(db);
  await sql`
    insert into order_notes (order_id, author_id, text)
    select id, gen_random_uuid(), 'Zoraida baja en cinco minutos' from orders where user_id = ${id}
  `.execute(db);
  await sql`
    insert into order_cancellations (order_id, version, restocked, refund, reason, actor_id)
    select id, 2, true, 'none', 'Zoraida cambió de turno', gen_random_uuid() from orders where user_id = ${id}
  `.execute(db);
  await sql`
    with payment as (
      insert into payments (id, order_id, method, provider, provider_ref, status, amount_cents, attended_note)
      select gen_random_uuid(), id, 'card', 'stripe', 'cs_secreto', 'anulado', 1000, 'Zoraida ya lo sabe' from orders where user_id = ${id}
      returning id, order_id
    ), operation as (
      insert into payment_operations (id, payment_id, kind, amount_cents, idempotency_key, state, reason, actor_id)
      select gen_random_uuid(), id, 'refund', 1000, 'np:' || id, 'hecha', 'Le faltaba a Zoraida', gen_random_uuid()
      from payment returning id, payment_id
    )
    insert into refund_lines (operation_id, order_item_id, quantity, cents, tax_cents)
    select operation.id, item.id, 1, 1000, 0 from operation join payment on payment.id = operation.payment_id
    join order_items item on item.order_id = payment.order_id
  `.execute(db);
  await sql`
    with lot as (
      insert into lots (id, product_id, supplier, code, received_units, actor_id)
      values (gen_random_uuid(), ${product.id}, 'Finca', 'L-1', 9, gen_random_uuid()) returning id
    ), recall as (
      insert into recalls (id, reason, message, tells_possible, actor_id)
      values (gen_random_uuid(), 'Vidrio', 'Bótalo', true, gen_random_uuid()) returning id
    ), item as (
      select i.id from order_items i join orders o on o.id = i.order_id where o.user_id = ${id} limit 1
    ), taken as (
      insert into order_item_lots (order_item_id, lot_id, units) select item.id, lot.id, 1 from item, lot
    )
    insert into recall_lines (recall_id, lot_id, order_item_id, certainty, units, told_at)
    select recall.id, lot.id, item.id, 'lote', 1, now() from recall, lot, item
  `.execute(db);
  await sql`
    with hers as (select id from orders where user_id = ${id}), stop as (
      insert into delivery_stops (order_id) select id from hers
    ), code as (
      insert into handover_codes (order_id, code) select id, '7391' from hers
    ), photo as (
      insert into handover_photos (order_id, jpeg, taken_at) select id, 'la puerta de Zoraida', now() from hers
    )
    insert into delivery_deeds (id, order_id, kind, receiver, reason, actor_id, done_at)
    select gen_random_uuid(), id, 'photo', 'Zoraida Sinigual', 'Zoraida no tenía su teléfono', gen_random_uuid(), now()
    from hers
  `.execute(db);
  await sql`insert into education_progress (user_id, slug) values (${id}, 'dormir-de-dia')`.execute(db);
  await sql`
    insert into voice_sessions (session_id, user_id, transcripts) values ('voz-1', ${id}, '["hola, soy Zoraida"]')
  `.execute(db);
  await sql`
    insert into voice_tool_calls (session_id, call_id, tool_name, arguments, status, said, changes, answer, called_at)
    values ('voz-1', 'llamada-1', 'search_products', '{"query": "el té de Zoraida"}', 'done', 'Hay té.', '[]', '{}', now())
  `.execute(db);
  await sql`
    insert into voice_calls (session_id, user_id, secret_hash, provider_call, started_at, secret_until)
    values ('voz-1', ${id}, 'resumen-de-llave', 'rtc_1', now(), now())
  `.execute(db);
  await sql`insert into voice_consents (user_id, keeps_transcript, decided_at) values (${id}, true, now())`.execute(
    db,
  );
  await sql`insert into carts (user_id, lines, updated_at) values (${id}, '[]', now())`.execute(db);
  await sql`
    insert into audit_log (action, subject_type, subject_id, before, after, reason) values
    ('user.verify', 'user', ${userId}, ${JSON.stringify({ full_name: 'Zoraida Sinigual', state: 'pendiente' })},
      ${JSON.stringify({ email: 'zoraida@sinigual.example', state: 'verificada' })}, 'Zoraida trajo su carnet')
  `.execute(db);
  await sql`
    insert into registrations (user_id, full_name, password_hash, expires_at)
    values (${id}, 'Zoraida Sinigual', 'resumen-secreto', now())
  `.execute(db);
};
