import type { ChosenMealJson, MealPlanJson } from '@nutricion/contract/meal-plans';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables as queries see them; the migrations beside this file are the definition. */
export interface Schema {
  hospitals: HospitalsTable;
  delivery_points: DeliveryPointsTable;
  profiles: ProfilesTable;
  user_roles: UserRolesTable;
  sessions: SessionsTable;
  retired_session_tokens: RetiredSessionTokensTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  jwks: JwksTable;
  rate_limits: RateLimitsTable;
  audit_log: AuditLogTable;
  products: ProductsTable;
  promotions: PromotionsTable;
  recipes: RecipesTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_status_history: OrderStatusHistoryTable;
  education_progress: EducationProgressTable;
  addresses: AddressesTable;
  preferences: PreferencesTable;
  household_members: HouseholdMembersTable;
  favorites: { user_id: string; product_id: string; created_at: CreatedAt };
  shopping_lists: ShoppingListsTable;
  shopping_list_lines: ShoppingListLinesTable;
  searches: SearchesTable;
  meal_plans: MealPlansTable;
  delivery_windows: { id: string; capacity: number };
  /** `route`: the customer's hospital, whose round also serves homes; see `deliveryRoute`. */
  delivery_slots: { route: string; date: string; window_id: string; booked: number; capacity: number };
}

/** Set by the database on insert, a `Date` when read. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

interface HospitalsTable {
  id: Generated<string>;
  name: string;
  email_domain: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface DeliveryPointsTable {
  id: Generated<string>;
  hospital_id: string;
  building: string;
  unit: string;
  is_active: Generated<boolean>;
}

interface ProfilesTable {
  id: Generated<string>;
  full_name: string;
  email: string;
  email_verified: Generated<boolean>;
  is_verified: Generated<boolean>;
  role: Generated<string>;
  hospital_id: string | null;
  image: string | null;
  /** Ten digits. */
  phone: string | null;
  /** Of the person's hospital when it was chosen; points close and people move. */
  preferred_delivery_point_id: string | null;
  rejected_at: Date | null;
  deactivated_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface UserRolesTable {
  user_id: string;
  role: string;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface RetiredSessionTokensTable {
  token_hash: string;
  session_id: string;
  retired_at: CreatedAt;
}

interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface VerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JwksTable {
  id: Generated<string>;
  /** JSON of a JWK. */
  public_key: string;
  private_key: string;
  alg: string | null;
  crv: string | null;
  created_at: CreatedAt;
  expires_at: Date | null;
}

interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970. */
  expire: number | null;
}

interface AuditLogTable {
  id: Generated<number>;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  created_at: CreatedAt;
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
  /** Null: nobody has told us. */
  allergen_info: string[] | null;
  may_contain: Generated<string[]>;
  usage_suggestions: Generated<string>;
  detected_subcategory: string | null;
  normalized_category: string | null;
  net_content: Generated<number>;
  net_unit: Generated<string>;
  package_label: Generated<string>;
  tax_class: Generated<string>;
  nutrition: JSONColumnType<object> | null;
  /** What recipes measure with; null: nothing is known beyond the package. */
  kitchen: JSONColumnType<object> | null;
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
  type: string;
  badge_text: string | null;
  discount_percent: number | null;
  /** Dollars. */
  discount_value: number | null;
  condition_quantity: number | null;
  /** Dollars. */
  condition_spend: number | null;
}

interface RecipesTable {
  id: Generated<string>;
  /** Its name in data/recipes; null where it didn't come from there. */
  slug: string | null;
  title: string;
  emoji: Generated<string>;
  image_url: string | null;
  category: Generated<string>;
  meal: string | null;
  equipment: string | null;
  /** Minutes. */
  prep_time: number;
  /** Minutes. */
  cook_time: Generated<number>;
  difficulty: Generated<string>;
  servings: Generated<number>;
  ingredients: JSONColumnType<unknown[]>;
  instructions: JSONColumnType<unknown[]>;
  /** The nutrition tip. */
  description: Generated<string>;
  meal_prep_friendly: Generated<boolean>;
  shelf_life_days: number | null;
  kept_in: Generated<string>;
  tags: Generated<string[]>;
  /** Unused: computed from the products as they are now. */
  total_price: number | null;
  is_active: Generated<boolean>;
  /** When a person last changed it here; a seeding then leaves it alone. */
  edited_at: Date | null;
  created_at: CreatedAt;
  /** Set by the database on every write. */
  updated_at: ColumnType<Date, never, never>;
}

interface OrdersTable {
  id: Generated<string>;
  number: Generated<string>;
  /** Null: her account is deleted, and with it who received the order and where. */
  user_id: string | null;
  idempotency_key: string;
  request_hash: string;
  status: string;
  payment_method: string;
  payment_status: Generated<string>;
  subtotal: number;
  tax: number;
  incentive_value: Generated<number>;
  total: number;
  expected_total: number;
  delivery_type: string;
  hospital_id: string | null;
  delivery_point_id: string | null;
  delivery_address: JSONColumnType<object> | null;
  delivery_date: string;
  delivery_window: string;
  recipient_name: string | null;
  recipient_phone: string | null;
  substitution: string;
  version: Generated<number>;
  created_at: CreatedAt;
}

interface OrderItemsTable {
  id: Generated<number>;
  order_id: string;
  product_id: string;
  title: string;
  package_label: Generated<string>;
  image_url: string | null;
  quantity: number;
  unit_price: number;
  total_price: number;
  is_incentive: Generated<boolean>;
  /** Null: as the order says. */
  substitution: string | null;
  created_at: CreatedAt;
}

interface OrderStatusHistoryTable {
  id: Generated<number>;
  order_id: string;
  status: string;
  actor_id: string | null;
  created_at: CreatedAt;
}

/** One row per person and article that she read, tested herself on or kept. */
interface EducationProgressTable {
  user_id: string;
  /** The article's file name in data/articles. */
  slug: string;
  read_at: Date | null;
  /** The chosen options of the last quiz, one per question, and how many were right. */
  quiz_answers: number[] | null;
  quiz_score: number | null;
  bookmarked_at: Date | null;
  updated_at: UpdatedAt;
}

/** Homes that a person receives at. */
interface AddressesTable {
  id: Generated<string>;
  user_id: string;
  label: string;
  urbanizacion: string;
  street: string;
  apartment: string;
  municipio: string;
  zip: string;
  /** At most one of a person's. */
  is_default: Generated<boolean>;
  created_at: CreatedAt;
}

/** For whom a person shops; health data, hers alone. */
interface PreferencesTable {
  user_id: string;
  version: number;
  adults: number;
  children: number;
  allergens: string[];
  diets: string[];
  diet_tags: string[];
  updated_at: UpdatedAt;
}

/** Who has a name at her home. Written together with `preferences`, under its version. */
interface HouseholdMembersTable {
  id: string;
  user_id: string;
  place: number;
  name: string;
  kind: string;
  allergens: string[];
}

interface ShoppingListsTable {
  /** The browser's to choose, so that a list which is made twice is made once. */
  id: string;
  user_id: string;
  name: string;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface ShoppingListLinesTable {
  list_id: string;
  product_id: string;
  quantity: number;
  /** Dollars: what a unit cost when it was put on the list. */
  unit_price: number;
  checked_at: Date | null;
  created_at: CreatedAt;
}

/** What people searched for, as it was answered then. */
interface SearchesTable {
  id: string;
  user_id: string;
  /** Hers when she searched. */
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

interface MealPlansTable {
  id: string;
  user_id: string;
  name: string;
  answers: JSONColumnType<MealPlanJson['answers'], string, string>;
  seed: number;
  /** ISO when written; read it with `to_char`. */
  start_date: ColumnType<unknown, string, string>;
  meals: JSONColumnType<ChosenMealJson[], string, string>;
  /** Dollars when it was saved. */
  total_cost: number;
  share_token: string | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}
