import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { Kysely, Transaction } from 'kysely';
import type { TransitionDependencies } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface PickingDependencies extends TransitionDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** Allergens of a customer's household, read through `from`. */
  readonly readAvoided: (userId: string, from?: Kysely<Schema>) => Promise<readonly AllergenId[]>;
  /** Notes of which lots units of a line come, what expires first before the rest. */
  readonly allocateLots: (trx: Transaction<Schema>, orderItemId: number, units: number) => Promise<unknown>;
  /** For each product whose lots are recorded, the lot to pick next. */
  readonly nextLots: (
    productIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly code: string; readonly expiresOn: string | null }>>;
  /** Called after the commit with products whose stock changed. */
  readonly announceStock: (ids: readonly string[]) => void;
}
