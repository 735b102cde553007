import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { Kysely, Transaction } from 'kysely';
import type { TransitionDependencies } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';

export interface PickingDependencies extends TransitionDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** What somebody at a customer's home can't eat, as `from` has it. */
  readonly readAvoided: (userId: string, from?: Kysely<Schema>) => Promise<readonly AllergenId[]>;
  /** Notes of which lots units of a line come, what expires first before the rest. */
  readonly allocateLots: (trx: Transaction<Schema>, orderItemId: number, units: number) => Promise<unknown>;
  /** Of each product the lot that is to be taken next, where lots of it are kept. */
  readonly nextLots: (
    productIds: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly code: string; readonly expiresOn: string | null }>>;
  /** Told after the commit which products have more or less stock. */
  readonly announceStock: (ids: readonly string[]) => void;
}
