import { type Kysely, sql } from 'kysely';

/** What programs propose of products and people decide; what was refused comes back only when its source says something else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_proposals (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products(id) on delete cascade,
      field text not null check (field in ('nutrition', 'detected_subcategory', 'tags', 'allergen_info', 'price', 'pasteurization')),
      value jsonb,
      source text not null check (source in ('usda', 'parecidos', 'busquedas', 'texto', 'precio')),
      because text not null,
      source_key text not null,
      prior numeric(4,3) not null check (prior between 0 and 1),
      state text not null default 'espera' check (state in ('espera', 'segunda', 'aceptada', 'rechazada')),
      taken_back jsonb,
      decided_by uuid,
      decided_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      unique (product_id, field, source, source_key)
    );
    create index product_proposals_waiting on product_proposals (prior desc, id) where state in ('espera', 'segunda');
    comment on column product_proposals.value is 'What the field would be; null: a question that somebody answers in the record.';
    comment on column product_proposals.state is 'segunda: one person has accepted what needs two.';
    comment on column product_proposals.taken_back is 'What the field was before it was accepted, to go back to.';
    comment on column product_proposals.decided_by is 'profiles.id, without a reference.';
  `.execute(db);
};
