import type { ListLineJson } from '@nutricion/contract/cart/lists';
import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { BuyAgainLineJson } from '@nutricion/contract/orders/buy-again';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export type PastListLine = Omit<ListLineJson, keyof Pick<BuyAgainLineJson, 'product' | 'substitute'>>;

export interface ListDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** The active products among these ids, in their order. */
  readonly currentProducts: (ids: readonly string[]) => Promise<readonly ProductJson[]>;
  /** Lines of the past beside what the shop sells now. */
  readonly buyAgainLines: (lines: readonly PastListLine[]) => Promise<ListLineJson[]>;
}
