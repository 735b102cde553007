import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { OrderLife } from '../life/move-order.ts';

export interface PickingDependencies extends OrderLife {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** What somebody at a customer's home can't eat, as `from` has it. */
  readonly readAvoided: (userId: string, from?: Kysely<Schema>) => Promise<readonly AllergenId[]>;
  /** Told after the commit which products have more or less stock. */
  readonly announceStock: (ids: readonly string[]) => void;
}
