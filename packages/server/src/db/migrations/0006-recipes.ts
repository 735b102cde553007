import { type Kysely, sql } from 'kysely';

/** What a recipe is beyond the specification's fields, and what a kitchen must know of a product. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table recipes
      add column slug text unique,
      add column meal text check (meal in ('desayuno', 'almuerzo', 'cena', 'merienda')),
      add column equipment text check (equipment in ('fria', 'microondas', 'una-olla')),
      add column cook_time integer not null default 0 check (cook_time >= 0),
      add column shelf_life_days integer check (shelf_life_days > 0),
      add column kept_in text not null default 'nevera' check (kept_in in ('nevera', 'congelador', 'despensa')),
      add column tags text[] not null default '{}',
      add column edited_at timestamptz,
      add column updated_at timestamptz not null default clock_timestamp();
    comment on column recipes.description is 'The nutrition tip (nutritionTips).';
    comment on column recipes.total_price is 'Unused: the price is computed from the products as they are now.';
    comment on column recipes.edited_at is 'When a person last changed it here; a seeding then leaves it alone.';

    create function touch_recipe() returns trigger language plpgsql as $$
    begin
      new.updated_at = clock_timestamp();
      return new;
    end $$;
    create trigger touch_recipe before insert or update on recipes
      for each row execute function touch_recipe();

    alter table products add column kitchen jsonb;
    comment on column products.kitchen is
      'Grams to eat in a cup, spoon, piece… and the share thrown away; null means nothing is known beyond the package.';
    drop trigger announce_product on products;
    create trigger announce_product after insert or delete or update of
      title, description, price, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, usage_suggestions, detected_subcategory, normalized_category, net_content, net_unit,
      package_label, tax_class, nutrition, kitchen on products
      for each row execute function announce_product();
  `.execute(db);
};
