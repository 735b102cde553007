import type { Member } from '@nutricion/domain/accounts/household';
import type { Generated } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Tables of a user's addresses, household and lists. */
export interface HouseholdTables {
  addresses: AddressesTable;
  preferences: PreferencesTable;
  household_members: HouseholdMembersTable;
  shopping_lists: ShoppingListsTable;
  shopping_list_lines: ShoppingListLinesTable;
}

/** Addresses to which a user has orders delivered. */
interface AddressesTable {
  id: Generated<string>;
  user_id: string;
  label: string;
  urbanizacion: string;
  street: string;
  apartment: string;
  municipio: string;
  zip: string;
  /** At most one for each user. */
  is_default: Generated<boolean>;
  created_at: CreatedAt;
}

/** A user's household; health data that only the user reads. */
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

/** Members of the household with a name. Written together with `preferences`, under its version. */
interface HouseholdMembersTable {
  id: string;
  user_id: string;
  place: number;
  name: string;
  kind: Member['kind'];
  allergens: string[];
}

interface ShoppingListsTable {
  /** Chosen by the browser, so that a repeated request creates the list once. */
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
  /** The unit price when the item was put on the list. */
  unit_price_cents: number;
  checked_at: Date | null;
  created_at: CreatedAt;
}
