import { type Kysely, sql } from 'kysely';
import { dollarsToCents } from './dollars-to-cents.ts';

/** Prices of products and amounts of promotions are whole cents. A column that a trigger names changes without it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop trigger announce_product on products;
    drop trigger keep_price on products;
  `.execute(db);
  await dollarsToCents(db, 'products', ['price'], { products_price_cents_check: 'price_cents > 0' });
  await dollarsToCents(db, 'price_history', ['price'], {});
  await dollarsToCents(db, 'scheduled_prices', ['price', 'price_before'], {
    scheduled_prices_price_cents_check: 'price_cents > 0',
  });
  await dollarsToCents(db, 'promotions', ['discount_value', 'condition_spend'], {
    promotions_discount_value_cents_check: 'discount_value_cents > 0',
    promotions_condition_spend_cents_check: 'condition_spend_cents > 0',
    promotions_buy_x_save_y: `type <> 'buy-x-save-y' or (condition_quantity is not null and discount_value_cents is not null)`,
    promotions_spend_x_save_y: `type <> 'spend-x-save-y'
      or (condition_spend_cents is not null and discount_value_cents is not null)`,
  });
  await sql`
    create or replace function keep_price() returns trigger language plpgsql as $$
    begin
      insert into price_history (product_id, price_cents, actor_id)
        values (new.id, new.price_cents, nullif(current_setting('shop.actor', true), '')::uuid);
      return null;
    end $$;
    create trigger keep_price after update of price_cents on products for each row
      when (old.price_cents is distinct from new.price_cents) execute function keep_price();
    create trigger announce_product after insert or delete or update of
      title, description, price_cents, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, contains_at_least, pasteurization, usage_suggestions, detected_subcategory,
      normalized_category, net_content, net_unit, package_label, tax_class, nutrition, kitchen on products
      for each row execute function announce_product();
  `.execute(db);
};
