import type { ProductField, productFields } from '@nutricion/contract/catalog/product-fields';
import type { ManualOfferState, PromotionType } from '@nutricion/domain/catalog/promotion';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Tables of products, promotions and searches. */
export interface CatalogTables {
  products: ProductsTable;
  promotions: PromotionsTable;
  /** GTIN with fourteen digits; `actor_id` is profiles.id, without a foreign key; `batch_id` is of the file that it came with. */
  product_barcodes: {
    gtin: string;
    product_id: string;
    actor_id: string;
    batch_id: ColumnType<string | null, string | undefined>;
    created_at: CreatedAt;
  };
  favorites: { user_id: string; product_id: string; created_at: CreatedAt };
  stock_alerts: { user_id: string; product_id: string; asked_at: CreatedAt };
  searches: SearchesTable;
  /** Fingerprints of the seed files that were applied to this database. */
  loaded_seeds: { fingerprint: string; loaded_at: CreatedAt };
}

/** The columns of the fields that staff edit, by their declaration. */
type FieldColumns = {
  [Field in Exclude<ProductField, 'price' | 'cost' | 'is_archived' | 'nutrition'>]: FieldColumn<
    (typeof productFields)[Field]
  >;
};
type FieldColumn<Declared extends { readonly value: z.ZodType }> = Declared extends {
  readonly initial: infer Initial;
}
  ? Initial extends null
    ? z.infer<Declared['value']>
    : Generated<z.infer<Declared['value']>>
  : z.infer<Declared['value']>;

interface ProductsTable extends Omit<FieldColumns, 'category'> {
  id: Generated<string>;
  sku: string;
  category: Generated<string>;
  price_cents: number;
  /** What a unit last cost. */
  cost_cents: number | null;
  image_url: string | null;
  stock: Generated<number>;
  view_count: Generated<number>;
  total_purchases: Generated<number>;
  purchased_yesterday_count: Generated<number>;
  nutritional_highlights: Generated<string[]>;
  /** Allergens that are certain while `allergen_info` is null. */
  contains_at_least: Generated<string[]>;
  normalized_category: string | null;
  nutrition: JSONColumnType<object> | null;
  /** Measures for recipes; null if only the package is known. */
  kitchen: JSONColumnType<object> | null;
  /** Starts at 1; each change by a person adds 1. */
  version: Generated<number>;
  /** When it was archived; an archived product isn't sold. */
  archived_at: Date | null;
  /** When a person last changed its texts or facts; the seed skips it then. */
  edited_at: Date | null;
  shopify_product_id: string | null;
  shopify_variant_id: string | null;
  shopify_inventory_item_id: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface PromotionsTable {
  id: Generated<string>;
  product_id: string;
  is_active: Generated<boolean>;
  start_date: Date;
  end_date: Date;
  type: PromotionType;
  badge_text: string | null;
  discount_percent: number | null;
  discount_value_cents: number | null;
  condition_quantity: number | null;
  condition_spend_cents: number | null;
  version: Generated<number>;
  /** Why it isn't active; null and not active counts as paused. */
  hold: ColumnType<ManualOfferState | null, ManualOfferState | null | undefined>;
  created_at: CreatedAt;
}

/** Logged searches with their results at that time. */
interface SearchesTable {
  id: string;
  user_id: string;
  /** The user's hospital at that time. */
  hospital_id: string | null;
  /** As typed. */
  query: string;
  /** Folded words, separated by one space. */
  normalized: string;
  corrected_query: string | null;
  result_count: number;
  /** The best ten results. */
  top_product_ids: string[];
  /** The first result that was opened or added to the cart. */
  chosen_product_id: string | null;
  /** True if the results page was opened; false if a product was chosen while typing. */
  is_entered: boolean;
  created_at: Date;
}
