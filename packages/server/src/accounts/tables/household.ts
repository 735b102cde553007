import type { Member } from '@nutricion/domain/accounts/household';
import type { Generated } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Where a person lives, for whom they shop, and their lists. */
export interface HouseholdTables {
  addresses: AddressesTable;
  preferences: PreferencesTable;
  household_members: HouseholdMembersTable;
  shopping_lists: ShoppingListsTable;
  shopping_list_lines: ShoppingListLinesTable;
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

/** For whom a person shops; health data, theirs alone. */
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

/** Who has a name at their home. Written together with `preferences`, under its version. */
interface HouseholdMembersTable {
  id: string;
  user_id: string;
  place: number;
  name: string;
  kind: Member['kind'];
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
  /** What a unit cost when it was put on the list. */
  unit_price_cents: number;
  checked_at: Date | null;
  created_at: CreatedAt;
}
