import type { BuyAgainLineJson } from '@nutricion/contract/buy-again';
import type { ProductJson } from '@nutricion/contract/catalog';
import type { ListLineJson } from '@nutricion/contract/lists';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export type PastListLine = Omit<ListLineJson, keyof Pick<BuyAgainLineJson, 'product' | 'substitute'>>;

export interface ListDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** The active products among these ids, in their order. */
  readonly currentProducts: (ids: readonly string[]) => Promise<readonly ProductJson[]>;
  /** Lines of the past beside what the shop sells now. */
  readonly buyAgainLines: (lines: readonly PastListLine[]) => Promise<ListLineJson[]>;
}
