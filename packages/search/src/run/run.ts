import type { Documents } from '../index/documents.ts';
import type { SearchPlan } from '../query/plan-search.ts';
import type { DietJudge } from './judge-diets.ts';
import type { JudgedPlaces } from './judge-places.ts';
import type { ResolvedWord } from './resolve-word.ts';

/** A search under way, with all that is known before any document is looked at. */
export interface Run {
  readonly documents: Documents;
  /** Of each word of the plan, where it stands. */
  readonly lists: readonly ResolvedWord[];
  /** Documents whose title is what was asked for. */
  readonly exact: readonly number[];
  readonly places: JudgedPlaces;
  /** Null where neither 'sin X' nor a diet is asked for. */
  readonly diets: DietJudge | null;
  readonly plan: SearchPlan;
  /** Points of a hit at least. */
  readonly least: number;
  /** `KnownSearch.asTyped`. */
  readonly asTyped: number;
}
