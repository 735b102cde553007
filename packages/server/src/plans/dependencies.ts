import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { Pantry } from '@nutricion/planner';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { PlanLimit } from './limits.ts';
import type { Planner } from './planner.ts';

export interface MealPlanDependencies {
  readonly db: Kysely<Schema>;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly planner: Planner;
  readonly limits: RateLimits<PlanLimit>;
  /** Recipes and products as they are at this moment. */
  readonly readPantry: () => Promise<Pantry>;
  /** The catalog's word tables. */
  readonly words: WordTables;
  /** Reads free text; null: the shop has none, and uses its own reader. */
  readonly languageModel: LanguageModel | null;
}
