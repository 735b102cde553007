import type { SearchPlan } from '../plan-search.ts';
import type { Documents } from './documents.ts';
import type { DietJudge } from './judge-diets.ts';
import type { JudgedPlaces } from './judge-places.ts';
import type { ResolvedWord } from './resolve-word.ts';
import type { Scratch } from './scratch.ts';
import type { TopList } from './top-list.ts';

export interface RunOptions {
  readonly limit: number;
  readonly least: number;
  /** One bit for each word asked for that is searched for as it was typed. */
  readonly asTyped: number;
}

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
  readonly scratch: Scratch;
  readonly plan: SearchPlan;
  readonly options: RunOptions;
}

/** Finishes a document and offers it to the best. */
export type Offer = (document: number) => void;

/** The best so far, and what offers a document to them. */
export interface Contest {
  readonly top: TopList;
  readonly offer: Offer;
}
