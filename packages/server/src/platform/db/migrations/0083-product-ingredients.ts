import { type Kysely, sql } from 'kysely';

/** The list of ingredients on a product's label; '' where nobody has told us, or its name says all. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table products add column ingredients text not null default ''`.execute(db);
  await sql`
    create or replace trigger announce_product after insert or delete or update of
      title, description, price_cents, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, contains_at_least, pasteurization, ingredients, usage_suggestions, detected_subcategory,
      normalized_category, net_content, net_unit, package_label, tax_class, nutrition, kitchen on products
      for each row execute function announce_product()
  `.execute(db);
};
