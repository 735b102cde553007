import type { HistoricMigrations } from './historic-migrations.ts';

export const from0032To0039: HistoricMigrations = {
  // Tax rate of an order, receipts and credit notes.
  '0032-receipts': `
    alter table orders add column ivu_basis_points integer not null default 1150 check (ivu_basis_points between 0 and 10000);
    comment on column orders.ivu_basis_points is '1150 is 11.5 %.';

    create sequence receipt_numbers start 1;
    create table receipts (
      number bigint primary key default nextval('receipt_numbers'),
      kind text not null check (kind in ('recibo', 'nota_de_credito')),
      order_id uuid not null references orders(id) on delete cascade,
      refers_to bigint references receipts(number) on delete cascade,
      body jsonb not null,
      subtotal numeric(10,2) not null check (subtotal >= 0),
      tax_state numeric(10,2) not null check (tax_state >= 0),
      tax_municipal numeric(10,2) not null check (tax_municipal >= 0),
      total numeric(10,2) not null check (total = subtotal + tax_state + tax_municipal),
      issued_at timestamptz(3) not null default now(),
      check ((kind = 'nota_de_credito') = (refers_to is not null))
    );
    create unique index receipts_one_of_an_order on receipts (order_id) where kind = 'recibo';
    create index receipts_by_order on receipts (order_id, number);
    create index receipts_by_day on receipts (issued_at);

    create function refuse_receipt_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a receipt is written once' using errcode = 'insufficient_privilege';
    end $$;
    create trigger refuse_receipt_change before update on receipts
      for each statement execute function refuse_receipt_change();
  `,
  // Why something was changed; forgotten with the person.
  '0033-audit-reasons': `
    alter table audit_log add column reason text check (length(reason) <= 500);
    comment on column audit_log.reason is 'As it was typed; null where nobody is asked for one.';

    create or replace function forget_person_in_audit(person uuid) returns void
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      if exists (select from public.profiles where id = person) then
        raise exception 'the audit log forgets only people whose account is deleted';
      end if;
      perform set_config('nutricion.audit_maintenance', 'on', true);
      update public.audit_log
      set before = before - '{full_name,email}'::text[], after = after - '{full_name,email}'::text[], reason = null
      where subject_type = 'user' and subject_id = person::text;
      perform set_config('nutricion.audit_maintenance', '', true);
    end $$;
  `,
  // Lots, which orders got units of them, recalls.
  '0034-lots': `
    create table lots (
      id uuid primary key,
      product_id uuid not null references products(id) on delete cascade,
      supplier text not null check (length(supplier) between 1 and 120),
      code text not null check (length(code) between 1 and 60),
      expires_on date,
      temperature_f numeric(4,1) check (temperature_f between -40 and 140),
      received_units integer not null check (received_units > 0),
      received_at timestamptz(3) not null default now(),
      actor_id uuid not null,
      held_at timestamptz(3)
    );
    create index lots_by_product on lots (product_id);
    create index lots_by_expiry on lots ((coalesce(expires_on, 'infinity'::date)), id);
    comment on column lots.id is 'Made where it was received, so that what is sent twice is received once.';
    comment on column lots.held_at is 'Recalled then; null: it may leave the shop.';

    create table order_item_lots (
      order_item_id bigint not null references order_items(id) on delete cascade,
      lot_id uuid not null references lots(id) on delete cascade,
      units integer not null check (units > 0),
      primary key (order_item_id, lot_id)
    );
    create index order_item_lots_by_lot on order_item_lots (lot_id);

    alter table stock_movements
      add column lot_id uuid references lots(id) on delete set null,
      add column request_id uuid;
    create index stock_movements_by_lot on stock_movements (lot_id) where lot_id is not null;
    create unique index stock_movements_once on stock_movements (request_id) where request_id is not null;
    comment on column stock_movements.request_id is 'Made where it was counted or thrown away, so that what is sent twice is written once.';

    create table recalls (
      id uuid primary key,
      reason text not null check (length(reason) between 1 and 500),
      message text not null check (length(message) between 1 and 2000),
      tells_possible boolean not null,
      actor_id uuid not null,
      created_at timestamptz(3) not null default now()
    );
    comment on column recalls.message is 'What whoever has it should do, as they read it.';
    comment on column recalls.tells_possible is 'Told too: who has the product, where nobody noted of which lot.';

    create table recall_lots (
      recall_id uuid not null references recalls(id) on delete cascade,
      lot_id uuid not null references lots(id) on delete cascade,
      withdrawn_units integer not null check (withdrawn_units >= 0),
      promised_units integer not null check (promised_units >= 0),
      primary key (recall_id, lot_id)
    );
    create index recall_lots_by_lot on recall_lots (lot_id);
    comment on column recall_lots.promised_units is 'Sold already when it was recalled, and not picked.';

    create table recall_lines (
      recall_id uuid not null references recalls(id) on delete cascade,
      lot_id uuid not null references lots(id) on delete cascade,
      order_item_id bigint not null references order_items(id) on delete cascade,
      certainty text not null check (certainty in ('lote', 'producto')),
      units integer not null check (units > 0),
      told_at timestamptz(3),
      refund_asked_at timestamptz(3),
      primary key (recall_id, lot_id, order_item_id)
    );
    create index recall_lines_by_item on recall_lines (order_item_id);
  `,
  // Routes, stops, handover codes and photos.
  '0035-deliveries': `
    alter table delivery_points add column has_refrigerator boolean not null default false;
    comment on column delivery_points.has_refrigerator is 'One there that the shop may leave an order in.';

    create table delivery_routes (
      id uuid primary key default gen_random_uuid(),
      hospital_id uuid references hospitals(id),
      delivery_date date not null,
      delivery_window text not null check (delivery_window in ('07-09', '15-17', '19-21', '23-01')),
      driver_id uuid references profiles(id) on delete set null,
      leased_until timestamptz(3) not null,
      state text not null default 'open' check (state in ('open', 'done', 'given-back')),
      is_hot boolean not null default false,
      cash_expected_cents integer check (cash_expected_cents >= 0),
      cash_counted_cents integer check (cash_counted_cents >= 0),
      cash_reason text check (length(cash_reason) <= 500),
      closed_at timestamptz(3),
      closed_by uuid,
      created_at timestamptz(3) not null default now(),
      constraint delivery_routes_counted_when_done
        check ((state = 'done') = (cash_counted_cents is not null and cash_expected_cents is not null))
    );
    create unique index delivery_routes_one_of_a_round
      on delivery_routes (coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'), delivery_date, delivery_window)
      where state = 'open';
    create unique index delivery_routes_one_of_a_driver on delivery_routes (driver_id) where state = 'open';
    comment on column delivery_routes.hospital_id is 'Null: the round of customers without a hospital.';
    comment on column delivery_routes.driver_id is 'Null: whoever had it let go of it.';
    comment on column delivery_routes.is_hot is 'Above 90 °F: what is cold keeps for an hour.';

    create table delivery_stops (
      order_id uuid primary key references orders(id) on delete cascade,
      route_id uuid references delivery_routes(id) on delete set null,
      attempts integer not null default 0 check (attempts >= 0),
      place text not null default 'shop' check (place in ('shop', 'route', 'refrigerator')),
      arrived_at timestamptz(3),
      coming_at timestamptz(3),
      warm_ms integer not null default 0 check (warm_ms >= 0),
      out_since timestamptz(3)
    );
    create index delivery_stops_by_route on delivery_stops (route_id);
    comment on column delivery_stops.arrived_at is 'Of this try.';
    comment on column delivery_stops.coming_at is 'When the customer said that they come down; of this try.';
    comment on column delivery_stops.out_since is 'Since when what is cold is out; null: it is in the cold.';

    create table handover_codes (
      order_id uuid primary key references orders(id) on delete cascade,
      code text check (code ~ '^[0-9]{4}$'),
      wrong_tries integer not null default 0 check (wrong_tries between 0 and 5)
    );
    comment on table handover_codes is 'For the customer''s eyes alone.';
    comment on column handover_codes.code is 'Null: the order isn''t on its way.';

    create table delivery_deeds (
      id uuid primary key,
      sequence bigint generated always as identity,
      order_id uuid not null references orders(id) on delete cascade,
      route_id uuid references delivery_routes(id) on delete set null,
      kind text not null check (kind in ('departed', 'arrived', 'code', 'photo', 'not-delivered', 'second-try',
        'refrigerator', 'back', 'kept-cold', 'discarded')),
      receiver text check (length(receiver) between 1 and 120),
      reason text check (length(reason) between 1 and 500),
      temperature_f numeric(4,1) check (temperature_f between -40 and 140),
      refusal text,
      actor_id uuid not null,
      done_at timestamptz(3) not null,
      constraint delivery_deeds_photo_has_receiver_and_reason
        check (kind <> 'photo' or refusal is not null or (receiver is not null and reason is not null))
    );
    create index delivery_deeds_of_order on delivery_deeds (order_id, sequence);
    create index delivery_deeds_of_route on delivery_deeds (route_id) where route_id is not null;
    comment on column delivery_deeds.id is 'Made on the telephone, so that what is sent twice is done once.';
    comment on column delivery_deeds.refusal is 'Why it didn''t count, as it was answered; null where it did.';

    create table handover_photos (
      order_id uuid primary key references orders(id) on delete cascade,
      jpeg bytea not null check (length(jpeg) between 1 and 184320),
      taken_at timestamptz(3) not null
    );
    create index handover_photos_by_age on handover_photos (taken_at);

    create index orders_to_deliver on orders (delivery_date, delivery_window, hospital_id)
      where status in ('listo', 'en_ruta', 'no_entregado');
  `,
  // Bags of an order, and which of its papers were printed.
  '0036-printing': `
    create table order_bags (
      order_id uuid primary key references orders(id) on delete cascade,
      dry smallint not null check (dry >= 0),
      cold smallint not null check (cold >= 0),
      constraint order_bags_some check (dry + cold between 1 and 12)
    );
    comment on table order_bags is 'As somebody counted them; an order without a row is carried as is usual.';

    create table order_prints (
      sequence bigint generated always as identity primary key,
      request_id uuid not null,
      order_id uuid not null references orders(id) on delete cascade,
      kind text not null check (kind in ('label', 'slip', 'route')),
      actor_id uuid not null,
      printed_at timestamptz(3) not null,
      unique (request_id, order_id, kind)
    );
    create index order_prints_of_order on order_prints (order_id, kind, sequence desc);
    comment on column order_prints.request_id is 'Made where it was printed, so that what is sent twice is written once.';
  `,
  // When money was authorised and operations were done, so that a day can be closed.
  '0037-money': `
    alter table payments
      add column authorized_at timestamptz(3),
      add column attended_at timestamptz(3),
      add column attended_note text check (length(attended_note) <= 500);
    comment on column payments.attended_at is 'Somebody looked after it then; what changes after that has to be looked after again.';
    update payments set authorized_at = created_at where authorized_cents > 0;
    create index payments_by_authorisation on payments (authorized_at) where authorized_at is not null;

    alter table payment_operations
      add column done_at timestamptz(3),
      add column first_id uuid references payment_operations(id) on delete cascade;
    comment on column payment_operations.first_id is 'What was asked first, of which this is another try; null: this is the first.';
    update payment_operations set done_at = changed_at where state = 'hecha';
    create index payment_operations_by_day on payment_operations (done_at) where done_at is not null;

    alter table receipts add column refund_id uuid;
    comment on column receipts.refund_id is 'Of a credit note: the refund it tells of, by the operation that asked for it first.';
    create unique index receipts_one_of_a_refund on receipts (refund_id) where refund_id is not null;

    alter table orphan_charges
      add column resolved_by uuid,
      add column resolution text check (length(resolution) <= 500);
  `,
  // Recalled units that were taken out of an order's bags.
  '0038-recalled-out': `
    create table recalled_out (
      order_item_id bigint not null references order_items(id) on delete cascade,
      lot_id uuid not null references lots(id),
      actor_id uuid not null,
      taken_out_at timestamptz(3) not null,
      primary key (order_item_id, lot_id)
    );
    comment on table recalled_out is 'Recalled units that are in their order''s bags no more; added to and read.';
  `,
  // Barcodes of products.
  '0039-barcodes': `
    create table product_barcodes (
      gtin text primary key check (gtin ~ '^[0-9]{14}$'),
      product_id uuid not null references products(id) on delete cascade,
      actor_id uuid not null,
      created_at timestamptz(3) not null default now()
    );
    create index product_barcodes_of_product on product_barcodes (product_id);
    comment on column product_barcodes.gtin is 'EAN-8, UPC-A and EAN-13 with zeros before them.';
  `,
};
