import type { Pasteurization } from '@nutricion/domain/catalog/pasteurization';
import type { TaxClass } from '@nutricion/domain/catalog/product';
import type { ManualOfferState, PromotionType } from '@nutricion/domain/catalog/promotion';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import type { Zone } from '@nutricion/domain/catalog/zone';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** What is sold, at what price, and what was searched for. */
export interface CatalogTables {
  products: ProductsTable;
  promotions: PromotionsTable;
  /** Fourteen digits of a package's number; `actor_id` is profiles.id, without a reference. */
  product_barcodes: { gtin: string; product_id: string; actor_id: string; created_at: CreatedAt };
  favorites: { user_id: string; product_id: string; created_at: CreatedAt };
  stock_alerts: { user_id: string; product_id: string; asked_at: CreatedAt };
  searches: SearchesTable;
  /** The seed's files that this shop has taken in, by what they said. */
  loaded_seeds: { fingerprint: string; loaded_at: CreatedAt };
}

interface ProductsTable {
  id: Generated<string>;
  sku: string;
  title: string;
  description: Generated<string>;
  /** Dollars; two decimals. */
  price: number;
  image_url: string | null;
  category: Generated<string>;
  stock: Generated<number>;
  is_active: Generated<boolean>;
  view_count: Generated<number>;
  total_purchases: Generated<number>;
  purchased_yesterday_count: Generated<number>;
  tags: Generated<string[]>;
  nutritional_highlights: Generated<string[]>;
  /** Null: nobody has told us, or not the whole. */
  allergen_info: string[] | null;
  may_contain: Generated<string[]>;
  /** Where `allergen_info` is null: what it surely holds. */
  contains_at_least: Generated<string[]>;
  /** Null: the question doesn't arise. */
  pasteurization: Pasteurization | null;
  usage_suggestions: Generated<string>;
  detected_subcategory: string | null;
  normalized_category: string | null;
  net_content: Generated<number>;
  net_unit: Generated<NetUnit>;
  package_label: Generated<string>;
  tax_class: Generated<TaxClass>;
  /** Where it is kept. */
  zone: Generated<Zone>;
  /** "3" or "B2"; null where nobody has placed it. */
  aisle: string | null;
  nutrition: JSONColumnType<object> | null;
  /** What recipes measure with; null: nothing is known beyond the package. */
  kitchen: JSONColumnType<object> | null;
  /** How often a person has changed it, and one. */
  version: Generated<number>;
  /** Put away for good; it isn't sold then. */
  archived_at: Date | null;
  /** When a person last changed its words here; a seed then leaves it alone. */
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
  /** Dollars. */
  discount_value: number | null;
  condition_quantity: number | null;
  /** Dollars. */
  condition_spend: number | null;
  version: Generated<number>;
  /** Why it isn't active; null and not active counts as paused. */
  hold: ColumnType<ManualOfferState | null, ManualOfferState | null | undefined>;
  created_at: CreatedAt;
}

/** What people searched for, as it was answered then. */
interface SearchesTable {
  id: string;
  user_id: string;
  /** Theirs when they searched. */
  hospital_id: string | null;
  /** As typed. */
  query: string;
  /** Its words folded, with one space between. */
  normalized: string;
  corrected_query: string | null;
  result_count: number;
  /** The best ten. */
  top_product_ids: string[];
  /** The first one opened or put in the cart. */
  chosen_product_id: string | null;
  /** Its results were opened; false: a product was chosen while typing. */
  is_entered: boolean;
  created_at: Date;
}
