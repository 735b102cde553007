import { type Kysely, sql } from 'kysely';

/**
 * What a product surely contains where its label isn't known, whether it is pasteurized, and which seeds
 * this shop has taken in: a start takes in a new one, so that corrections reach a shop that is running.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
  `.execute(db);
};
