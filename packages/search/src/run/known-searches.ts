import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { Documents } from '../index/documents.ts';
import { meaningOf } from '../query/meaning.ts';
import { isName, type MendedQuery, mendQuery } from '../query/mend-query.ts';
import { MAX_TEXT_LENGTH, queryWords } from '../query/parse-query.ts';
import { planSearch, type SearchPlan } from '../query/plan-search.ts';
import { bitsAsTyped } from '../score/search-answer.ts';
import { type JudgedPlace, placesNamed } from './judge-places.ts';
import { Kept } from './kept.ts';
import { keyOfWord } from './known-words.ts';

/** Searches kept: what is asked in a day, many times over. */
const MAX_SEARCHES = 5_000;

/** A search that was read, with all of it that holds until the catalogue changes. */
export interface KnownSearch {
  readonly mended: MendedQuery | null;
  /** Null: there is nothing to search for. */
  readonly plan: SearchPlan | null;
  /** By word of the plan: `keyOfWord`. */
  readonly keys: readonly string[];
  /** The places that its words name. */
  readonly named: readonly JudgedPlace[];
  /** Documents whose title is what was asked for. */
  readonly exact: readonly number[];
  /** One bit for each word asked for that is searched for as it was typed. */
  readonly asTyped: number;
}

/** Reads searches. People ask the same again and again: what was asked before isn't read again. */
export class KnownSearches {
  readonly #documents: Documents;
  readonly #tables: WordTables;
  readonly #mending = new Kept<KnownSearch>();
  readonly #literal = new Kept<KnownSearch>();

  constructor(documents: Documents, tables: WordTables) {
    this.#documents = documents;
    this.#tables = tables;
  }

  /** @param isLiteral takes the words as they are typed, misspelt or not */
  read(query: string, isLiteral: boolean): KnownSearch {
    const kept = isLiteral ? this.#literal : this.#mending;
    const text = query.slice(0, MAX_TEXT_LENGTH);
    return kept.get(text, MAX_SEARCHES, () => ({ value: this.#read(text, isLiteral), weight: 1 }));
  }

  #read(query: string, isLiteral: boolean): KnownSearch {
    const { dictionary, places } = this.#documents;
    const tables = this.#tables;
    const typed = queryWords(query);
    const mended = isLiteral ? null : mendQuery(typed, dictionary, tables);
    const plan = planSearch(
      mended?.words ?? typed,
      (word, meant) => meaningOf(word, dictionary, tables, meant),
      tables,
      (word) => isName(word, dictionary),
    );
    return {
      mended,
      plan,
      keys: plan?.words.map(keyOfWord) ?? [],
      named: plan ? placesNamed(places, plan) : [],
      exact: plan && plan.query.words.length > 0 ? this.#documents.titled(plan.query.text) : [],
      asTyped: plan ? bitsAsTyped(plan, mended) : 0,
    };
  }

  /** The catalogue is another. */
  forget(): void {
    this.#mending.clear();
    this.#literal.clear();
  }
}
