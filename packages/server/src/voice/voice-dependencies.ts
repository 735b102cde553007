import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { RecipeSummaryJson } from '@nutricion/contract/recipes/recipes';
import type { Eater } from '@nutricion/domain/catalog/allergen-warning';
import type { SpokenItem, VoiceLexicon } from '@nutricion/domain/voice/understanding';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

export interface VoiceDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly spokenProducts: {
    /** The words of the catalogue as it is now. */
    readonly lexicon: () => VoiceLexicon;
    /** The product that a name clearly means, and why the customer should be asked first. */
    readonly choose: (
      item: SpokenItem,
      eaters: readonly Eater[],
    ) => { readonly id: string | null; readonly packages: number; readonly doubts: readonly string[] };
    /** The best search results, up to a number, and a sentence about excluded products whose data are unknown. */
    readonly find: (
      query: string,
      most: number,
    ) => { readonly products: readonly ProductJson[]; readonly doubt: string | null };
  };
  /** The active products among these ids as they are now, in their order. */
  readonly productsNow: (ids: readonly string[], from: Kysely<Schema>) => Promise<readonly ProductJson[]>;
  /** The members of a household, with their allergens. */
  readonly readEaters: (userId: string, from?: Kysely<Schema>) => Promise<readonly Eater[]>;
  /** The recipes that a text finds, or the newest. */
  readonly recipesFor: (query: string | undefined, limit: number) => Promise<readonly RecipeSummaryJson[]>;
  /** A person's last orders, the newest first, with what was paid for in each. */
  readonly lastOrders: (userId: string) => Promise<readonly PastOrder[]>;
}

export interface PastOrder {
  readonly id: string;
  readonly number: string;
  readonly created_at: string;
  readonly total: number;
  readonly lines: readonly {
    readonly product_id: string;
    readonly title: string;
    readonly quantity: number;
  }[];
}
