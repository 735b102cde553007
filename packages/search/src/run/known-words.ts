import type { FreeFrom } from '@nutricion/domain/catalog/words/word-tables';
import type { Documents } from '../index/documents.ts';
import type { Postings } from '../index/postings.ts';
import type { PlannedWord } from '../query/plan-search.ts';
import { Kept } from './kept.ts';
import { type Labels, readContrary, readLabels } from './read-labels.ts';
import { type ResolvedWord, WordResolver } from './resolve-word.ts';

/** For each document so many entries of four bytes in lists of words, and as many bytes in labels. */
const MAX_ENTRIES = 32;
const MIN_ENTRIES = 1_000_000;

/** By what a word is brought together again. */
export const keyOfWord = ({ word, meant, falseFriends, isAsked }: PlannedWord): string =>
  // By how it was typed too, since of equal scores the title spelled so wins.
  [word.folded, word.typed, meant.withKinds, meant.prefixFrom, isAsked, ...falseFriends].join(' ');

/**
 * Where words of searches stand. People ask with the same words again and again, so that is kept from their
 * first search on, until the catalogue changes.
 */
export class KnownWords {
  readonly #documents: Documents;
  readonly #postings: Postings;
  readonly #resolver: WordResolver;
  readonly #resolved = new Kept<ResolvedWord>();
  readonly #labels = new Kept<Labels>();
  readonly #contrary = new Kept<Uint8Array>();

  constructor(documents: Documents, postings: Postings) {
    this.#documents = documents;
    this.#postings = postings;
    this.#resolver = new WordResolver(documents, postings);
  }

  /** @param key `keyOfWord` of it */
  resolve(planned: PlannedWord, key: string): ResolvedWord {
    return this.#resolved.get(key, this.#most(), () => {
      const value = this.#resolver.resolve(planned);
      return { value, weight: value.entries.length + 2 * value.starts.length };
    });
  }

  /** What labels say of an X of 'sin X'. */
  labelsOf(freeFrom: FreeFrom): Labels {
    const { dictionary, blocks, count } = this.#documents;
    return this.#labels.get(freeFrom.words.join(), this.#most(), () => {
      const value = readLabels(freeFrom, dictionary, this.#postings, blocks);
      return { value, weight: count };
    });
  }

  /** By document, 1 where a label says 'sin X' of what was asked for as 'con X'. */
  labelledWithout(word: string): Uint8Array {
    const { dictionary, count } = this.#documents;
    return this.#contrary.get(word, this.#most(), () => {
      const value = readContrary(word, dictionary, this.#postings, count);
      return { value, weight: count };
    });
  }

  #most(): number {
    return Math.max(MIN_ENTRIES, MAX_ENTRIES * this.#documents.count);
  }

  /** The catalogue is another. */
  forget(): void {
    this.#resolved.clear();
    this.#labels.clear();
    this.#contrary.clear();
  }
}
