import { type Meaning, meaningOf } from '../meaning.ts';
import type { Mean, PlannedWord, SearchPlan } from '../plan-search.ts';
import type { FreeFrom, WordTables } from '../word-tables.ts';
import type { Documents } from './documents.ts';
import { type JudgedPlace, placesNamed } from './judge-places.ts';
import type { Postings } from './postings.ts';
import { type Labels, readLabels } from './read-labels.ts';
import { type ResolvedWord, WordResolver } from './resolve-word.ts';

/** Words kept, and entries of four bytes in all their lists together, for each document. */
const MAX_WORDS = 2_000;
const MAX_ENTRIES = 16;
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
  readonly #meanings = new Map<string, Meaning>();
  readonly #resolved = new Map<Meaning, Map<string, ResolvedWord>>();
  /** What one word alone names. */
  readonly #places = new Map<Meaning, readonly JudgedPlace[]>();
  readonly #labels = new Map<string, Labels>();
  #entries = 0;

  constructor(documents: Documents, postings: Postings, tables: WordTables) {
    this.#documents = documents;
    this.#postings = postings;
    this.#tables = tables;
    this.#resolver = new WordResolver(documents.dictionary, postings);
  }

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

  readonly mean: Mean = (word, options) => {
    const key = `${word.folded} ${options.withKinds ? 'k' : ''}${options.prefixFrom ?? ''}`;
    const known = this.#meanings.get(key);
    if (known) return known;
    const meaning = meaningOf(word, this.#documents.dictionary, this.#tables, options);
    this.#meanings.set(key, meaning);
    return meaning;
  };

  /** What labels say of an X of 'sin X'. */
  labelsOf(freeFrom: FreeFrom): Labels {
    const key = freeFrom.words.join();
    const known = this.#labels.get(key);
    if (known) return known;
    const { dictionary, count } = this.#documents;
    const labels = readLabels(freeFrom, dictionary, this.#postings, count);
    this.#makeRoom(count / Int32Array.BYTES_PER_ELEMENT + labels.labelled.size);
    this.#labels.set(key, labels);
    return labels;
  }

  resolve(planned: PlannedWord): ResolvedWord {
    const { word, meaning, falseFriends, isAsked } = planned;
    // Kept by how it was typed, since of equal scores the title spelled so wins.
    const key = falseFriends.length === 0 ? word.typed : `${word.typed} ${falseFriends.join()}`;
    const ofMeaning = this.#resolved.get(meaning);
    const known = ofMeaning?.get(isAsked ? key : ` ${key}`);
    if (known) return known;
    const resolved = this.#resolver.resolve(planned, this.#documents.count);
    this.#makeRoom(resolved.named.length + resolved.told.length);
    const lists = this.#resolved.get(meaning) ?? new Map<string, ResolvedWord>();
    lists.set(isAsked ? key : ` ${key}`, resolved);
    this.#resolved.set(meaning, lists);
    return resolved;
  }

  #makeRoom(entries: number): void {
    this.#entries += entries;
    const most = Math.max(MIN_ENTRIES, MAX_ENTRIES * this.#documents.count);
    if (this.#meanings.size > MAX_WORDS || this.#entries > most) this.forget();
  }

  /** The catalogue is another. */
  forget(): void {
    this.#meanings.clear();
    this.#resolved.clear();
    this.#places.clear();
    this.#labels.clear();
    this.#entries = 0;
  }
}

const none: readonly JudgedPlace[] = [];
