import { type Meaning, meaningOf } from '../meaning.ts';
import type { Mean, PlannedWord, SearchPlan } from '../plan-search.ts';
import type { FreeFrom, WordTables } from '../word-tables.ts';
import type { Documents } from './documents.ts';
import { type JudgedPlace, placesNamed } from './judge-places.ts';
import { Kept } from './kept.ts';
import type { Postings } from './postings.ts';
import { type Labels, readLabels } from './read-labels.ts';
import { type ResolvedWord, WordResolver } from './resolve-word.ts';

/** Meanings kept. */
const MAX_MEANINGS = 2_000;
/** For each document so many entries of four bytes in lists of words, and as many bytes in labels. */
const MAX_ENTRIES = 32;
const MIN_ENTRIES = 1_000_000;

/**
 * What words of searches mean and where they stand. People ask with the same words again and again, so both
 * are kept from their first search on, until the catalogue changes.
 */
export class KnownWords {
  readonly #documents: Documents;
  readonly #postings: Postings;
  readonly #tables: WordTables;
  readonly #resolver: WordResolver;
  readonly #meanings = new Kept<Meaning>();
  readonly #keyOfMeaning = new WeakMap<Meaning, string>();
  readonly #resolved = new Kept<ResolvedWord>();
  readonly #labels = new Kept<Labels>();
  /** What one word alone names. */
  #places = new WeakMap<Meaning, readonly JudgedPlace[]>();

  constructor(documents: Documents, postings: Postings, tables: WordTables) {
    this.#documents = documents;
    this.#postings = postings;
    this.#tables = tables;
    this.#resolver = new WordResolver(documents.dictionary, postings);
  }

  readonly mean: Mean = (word, options) => {
    const key = `${word.folded} ${options.withKinds ? 'k' : ''}${options.prefixFrom ?? ''}`;
    return this.#meanings.get(key, MAX_MEANINGS, () => {
      const value = meaningOf(word, this.#documents.dictionary, this.#tables, options);
      this.#keyOfMeaning.set(value, key);
      return { value, weight: 1 };
    });
  };

  /** The places that the words asked for name. */
  placesNamed(plan: SearchPlan): readonly JudgedPlace[] {
    const [first] = plan.words;
    if (!first || plan.query.words.length === 0) return none;
    const isAlone = plan.query.words.length === 1;
    const known = isAlone && this.#places.get(first.meaning);
    if (known) return known;
    const named = placesNamed(this.#documents.places, plan);
    if (isAlone) this.#places.set(first.meaning, named);
    return named;
  }

  /** What labels say of an X of 'sin X'. */
  labelsOf(freeFrom: FreeFrom): Labels {
    const { dictionary, blocks, count } = this.#documents;
    return this.#labels.get(freeFrom.words.join(), this.#most(), () => {
      const value = readLabels(freeFrom, dictionary, this.#postings, blocks);
      return { value, weight: count };
    });
  }

  resolve(planned: PlannedWord): ResolvedWord {
    const { word, meaning, falseFriends, isAsked } = planned;
    // By how it was typed too, since of equal scores the title spelled so wins.
    const said = `${this.#keyOfMeaning.get(meaning)} ${word.typed}${isAsked ? '' : ' +'}`;
    const key = falseFriends.length === 0 ? said : `${said} ${falseFriends.join()}`;
    return this.#resolved.get(key, this.#most(), () => {
      const value = this.#resolver.resolve(planned, this.#documents.blocks);
      return { value, weight: value.entries.length + 2 * value.starts.length };
    });
  }

  #most(): number {
    return Math.max(MIN_ENTRIES, MAX_ENTRIES * this.#documents.count);
  }

  /** The catalogue is another. */
  forget(): void {
    this.#meanings.clear();
    this.#resolved.clear();
    this.#labels.clear();
    this.#places = new WeakMap();
  }
}

const none: readonly JudgedPlace[] = [];
