import type { HistoricMigrations } from './historic-migrations.ts';

export const from0012To0027: HistoricMigrations = {
  // Registrations and mailed codes; moves the passwords of unproven addresses to registrations.
  '0012-registrations': `
    create table registrations (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      full_name text not null check (length(btrim(full_name)) between 1 and 120),
      hospital_id uuid references hospitals(id),
      password_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      unique (user_id, password_hash)
    );
    create index registrations_by_expiry on registrations (expires_at);
    create table email_codes (
      id uuid primary key default gen_random_uuid(),
      address_digest text not null,
      purpose text not null check (purpose in ('prove-email', 'reset-password')),
      code_digest text not null,
      wrong_tries integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    comment on column email_codes.address_digest is 'Keyed: codes are kept for unknown addresses too, so that they look alike.';
    create index email_codes_by_address on email_codes (address_digest, purpose);
    create index email_codes_by_expiry on email_codes (expires_at);
    insert into registrations (user_id, full_name, hospital_id, password_hash, created_at, expires_at)
    select p.id, p.full_name, p.hospital_id, a.password, a.created_at, now() + interval '30 days'
    from accounts a join profiles p on p.id = a.user_id
    where not p.email_verified and a.provider_id = 'credential' and a.password is not null;
    delete from accounts a using profiles p where p.id = a.user_id and not p.email_verified;
    delete from verifications where identifier like 'email-verification-otp-%' or identifier like 'forget-password-otp-%';
  `,
  // A latest end for each session; open ones keep the fortnight that they were promised.
  '0013-session-limits': `
    alter table sessions add column is_trusted boolean not null default false, add column ends_at timestamptz;
    update sessions set is_trusted = true, ends_at = greatest(created_at + interval '30 days', expires_at);
    alter table sessions
      alter column ends_at set not null,
      alter column ends_at set default now() + interval '12 hours';
    comment on column sessions.is_trusted is 'Somebody said: this device is mine.';
    comment on column sessions.ends_at is 'However much it is used.';
  `,
  // The second factor, and when each session proved who it is.
  '0014-second-factor': `
    alter table profiles add column two_factor_enabled boolean not null default false;
    create table two_factors (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references profiles(id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default false,
      last_step bigint,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    );
    alter table sessions add column second_factor_at timestamptz, add column authenticated_at timestamptz;
    update sessions set authenticated_at = created_at;
    alter table sessions alter column authenticated_at set default now(), alter column authenticated_at set not null;
  `,
  // Settings of the shop, and the review of large orders.
  '0016-order-limits': `
    create table shop_settings (
      key text primary key,
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    alter table orders
      add column review text not null default 'none',
      add column review_due_at timestamptz(3),
      add column review_reason text check (length(review_reason) <= 500),
      add column reviewed_at timestamptz(3),
      add column reviewed_by uuid references profiles(id) on delete set null,
      add constraint orders_review_known check (review in ('none', 'waiting', 'approved', 'refused')),
      add constraint orders_reviewed_before_packed check (
        review in ('none', 'approved')
        or status in ('pendiente_pago', 'confirmado', 'cancelado', 'vencido')
      ),
      add constraint orders_refused_are_cancelled check (review <> 'refused' or status = 'cancelado');
    comment on column orders.review_due_at is 'By when the customer was told that she would know.';
    create index orders_waiting on orders (created_at) where review = 'waiting';
    create index orders_open on orders (user_id) where status not in ('entregado', 'vencido', 'cancelado');
    create index orders_by_reviewer on orders (reviewed_by) where reviewed_by is not null;
  `,
  // Makes the audit log append-only, except for forgetting a person.
  '0017-append-only-audit': `
    alter table audit_log drop constraint audit_log_actor_id_fkey;
    comment on column audit_log.actor_id is
      'profiles.id of who did it, without a reference: it stays when the account goes. Null: nobody who was signed in.';
    create index audit_log_by_actor on audit_log (actor_id, id desc) where actor_id is not null;
    create index order_status_history_by_actor on order_status_history (actor_id) where actor_id is not null;
    create function refuse_audit_change() returns trigger language plpgsql as $$
    declare owner oid := (select relowner from pg_class where oid = tg_relid);
    begin
      if current_setting('nutricion.audit_maintenance', true) = 'on' and pg_has_role(current_user, owner, 'usage') then
        return null;
      end if;
      raise exception 'audit_log is append-only'
        using errcode = 'insufficient_privilege',
          hint = 'Maintenance by its owner begins with: set local nutricion.audit_maintenance = on';
    end $$;
    create trigger refuse_audit_change before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change();
    create function forget_person_in_audit(person uuid) returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      if exists (select from public.profiles where id = person) then
        raise exception 'the audit log forgets only people whose account is deleted';
      end if;
      perform set_config('nutricion.audit_maintenance', 'on', true);
      update public.audit_log
      set before = before - '{full_name,email}'::text[], after = after - '{full_name,email}'::text[]
      where subject_type = 'user' and subject_id = person::text;
      perform set_config('nutricion.audit_maintenance', '', true);
    end $$;
  `,
  // What an incomplete label surely contains, pasteurization, and the seeds that were loaded.
  '0019-food-safety': `
    alter table products
      add column contains_at_least text[] not null default '{}',
      add column pasteurization text check (pasteurization in ('pasteurizado', 'sin-pasteurizar', 'sin-datos')),
      add column edited_at timestamptz,
      add check (allergen_info is null or contains_at_least = '{}');
    comment on column products.allergen_info is
      'All that it contains; null means nobody has told us the whole (sin datos), empty means none declared.';
    comment on column products.contains_at_least is
      'Where allergen_info is null: what it surely contains. Of the rest nobody has told us.';
    comment on column products.pasteurization is 'Null: the question does not arise.';
    comment on column products.edited_at is 'When a person last changed its words here; a seed then leaves it alone.';

    drop trigger announce_product on products;
    create trigger announce_product after insert or delete or update of
      title, description, price, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, contains_at_least, pasteurization, usage_suggestions, detected_subcategory,
      normalized_category, net_content, net_unit, package_label, tax_class, nutrition, kitchen on products
      for each row execute function announce_product();

    create table loaded_seeds (
      fingerprint text primary key,
      loaded_at timestamptz not null default now()
    );
    comment on table loaded_seeds is 'The files of data/ that this shop has taken in, by the hash of what they said.';
  `,
  // The price of an order line's unit without offers.
  '0022-regular-price': `
    alter table order_items add column regular_price numeric(10,2) check (regular_price >= 0);
    comment on column order_items.regular_price is
      'Dollars of a unit before any offer; null on lines of before it was kept.';
  `,
  // Limits status and delivery window to the known ones.
  '0023-known-words': `
    alter table order_status_history
      add constraint order_status_history_status_known check (status in ('pendiente_pago', 'confirmado',
        'en_preparacion', 'listo', 'en_ruta', 'entregado', 'vencido', 'cancelado', 'no_entregado',
        'esperando_cliente'));
    alter table orders
      add constraint orders_delivery_window_known
        check (delivery_window in ('07-09', '15-17', '19-21', '23-01'));
  `,
  // Room on the page for HOT updates of stock and slots.
  '0026-quick-stock': `
    drop index products_popular;
    alter table products set (fillfactor = 60);
    alter table delivery_slots set (fillfactor = 50);
  `,
  // Roles of the staff, picked and cancelled quantities, notes of orders, the stock ledger.
  '0027-order-life': `
    alter table user_roles drop constraint user_roles_role_check;
    alter table user_roles add constraint user_roles_role_check
      check (role in ('admin', 'catalogo', 'almacen', 'reparto', 'cuentas', 'finanzas', 'lectura'));

    alter table order_status_history
      add column reason text check (length(reason) <= 500),
      add column version integer;

    alter table order_items
      add column tax_class text check (tax_class in ('exento', 'gravado')),
      add column picked_quantity integer check (picked_quantity >= 0),
      add column cancelled_quantity integer not null default 0,
      add column substitutes_item_id bigint references order_items(id) on delete cascade,
      add constraint order_items_within_ordered
        check (cancelled_quantity between 0 and quantity and coalesce(picked_quantity, 0) <= quantity - cancelled_quantity);
    update order_items i set tax_class = p.tax_class from products p where p.id = i.product_id;
    alter table order_items drop constraint order_items_order_id_product_id_is_incentive_key;
    create unique index order_items_once on order_items (order_id, product_id, is_incentive, coalesce(substitutes_item_id, 0));
    create index order_items_substitutes on order_items (substitutes_item_id) where substitutes_item_id is not null;
    comment on column order_items.picked_quantity is 'Null: nobody has picked it yet.';
    comment on column order_items.substitutes_item_id is 'The line that this one stands in for; its price is what is charged, never above that line''s.';

    alter table orders
      add column packed_subtotal numeric(10,2),
      add column packed_tax numeric(10,2),
      add column packed_total numeric(10,2),
      add constraint orders_packed_within_total check (
        num_nulls(packed_subtotal, packed_tax, packed_total) in (0, 3)
        and packed_total = packed_subtotal + packed_tax and packed_total between 0 and total
      );
    comment on column orders.packed_total is 'What is charged: of what was packed. Null until it is.';

    create table order_notes (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      author_id uuid not null,
      text text not null check (length(text) between 1 and 2000),
      created_at timestamptz(3) not null default now()
    );
    create index order_notes_by_order on order_notes (order_id, id);
    comment on column order_notes.author_id is 'profiles.id of who wrote it, without a reference: the note stays when the author goes.';
    create table stock_movements (
      id bigint generated always as identity primary key,
      product_id uuid not null references products(id) on delete cascade,
      kind text not null check (kind in ('inicial', 'recibido', 'venta', 'devolucion', 'merma', 'conteo', 'ajuste')),
      units integer not null check (units <> 0),
      order_id uuid references orders(id) on delete set null,
      actor_id uuid,
      reason text check (length(reason) <= 500),
      created_at timestamptz(3) not null default now()
    );
    create index stock_movements_by_product on stock_movements (product_id, id);
    create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;
    comment on column stock_movements.units is 'Added to the stock; negative for what left it.';
    insert into stock_movements (product_id, kind, units)
      select id, 'inicial', stock from products where stock <> 0;

    create function begin_stock_ledger() returns trigger language plpgsql as $$
    begin
      insert into stock_movements (product_id, kind, units)
        select id, 'inicial', stock from added where stock <> 0;
      return null;
    end $$;
    create trigger begin_stock_ledger after insert on products
      referencing new table as added for each statement execute function begin_stock_ledger();
  `,
};
