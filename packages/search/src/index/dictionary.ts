import { formsOf } from '@nutricion/domain/kit/fold';
import type { Word } from '@nutricion/domain/kit/spelled-words';
import type { Vocabulary } from '../query/vocabulary.ts';
import { roomFor } from './columns.ts';

/** A folded word of the catalogue. */
interface Entry {
  readonly folded: string;
  /** Ids of its spellings: "pina" and "piña" are kept apart, because of equal scores the typed one wins. */
  readonly spellings: number[];
}

/**
 * The words of a catalogue. Ids count up from 0; a word is never taken out, only its counts go down, so
 * that one product's change touches its own words alone.
 */
export class Dictionary implements Vocabulary {
  readonly #idBySpelling = new Map<string, number>();
  readonly #entryIdByFolded = new Map<string, number>();
  readonly #entries: Entry[] = [];
  readonly #spellings: string[] = [];
  readonly #entryIdsByForm = new Map<string, number[]>();
  /** Sorted, so that the words that begin alike stand together; what came later waits beside it. */
  #sorted: readonly string[] = [];
  #recent: string[] = [];
  /** By spelling: the entry it belongs to. */
  entryOf = new Uint32Array(1024);
  /** By entry: products that have it anywhere, and those that are called by it. */
  #products = new Uint32Array(1024);
  #names = new Uint32Array(1024);
  /** By spelling: products that have it in their title. */
  #titles = new Uint32Array(1024);

  /** The id of a spelling; a new one for a new word. */
  idOf(word: Word): number {
    const known = this.#idBySpelling.get(word.spelled);
    if (known !== undefined) return known;
    const id = this.#spellings.push(word.spelled) - 1;
    this.#idBySpelling.set(word.spelled, id);
    const entryId = this.entryIdOf(word.folded);
    this.#entries[entryId]?.spellings.push(id);
    this.entryOf = roomFor(this.entryOf, id + 1);
    this.entryOf[id] = entryId;
    this.#titles = roomFor(this.#titles, id + 1);
    return id;
  }

  entryIdOf(folded: string): number {
    const known = this.#entryIdByFolded.get(folded);
    if (known !== undefined) return known;
    const id = this.#entries.push({ folded, spellings: [] }) - 1;
    this.#entryIdByFolded.set(folded, id);
    this.#products = roomFor(this.#products, id + 1);
    this.#names = roomFor(this.#names, id + 1);
    // 'sin X' is looked up by itself: it is neither another word's plural nor the end of one being typed.
    if (folded.includes(' ')) return id;
    for (const form of formsOf(folded)) {
      const ids = this.#entryIdsByForm.get(form);
      if (ids) ids.push(id);
      else this.#entryIdsByForm.set(form, [id]);
    }
    this.#recent.push(folded);
    return id;
  }

  /** Ids of the spellings of a folded word; none when no product ever had it. */
  spellingsOf(folded: string): readonly number[] {
    return this.#entries[this.#entryIdByFolded.get(folded) ?? -1]?.spellings ?? [];
  }

  spellingAt(id: number): string {
    return this.#spellings[id] ?? '';
  }

  get spellingCount(): number {
    return this.#spellings.length;
  }

  countProduct(entryId: number, isName: boolean, by: 1 | -1): void {
    this.#products[entryId] = (this.#products[entryId] ?? 0) + by;
    if (isName) this.#names[entryId] = (this.#names[entryId] ?? 0) + by;
  }

  countTitle(id: number, by: 1 | -1): void {
    this.#titles[id] = (this.#titles[id] ?? 0) + by;
  }

  /** Sorts what came since it was last sorted; costs the whole vocabulary. */
  sort(): void {
    this.#sorted = [...this.#sorted, ...this.#recent].sort();
    this.#recent = [];
  }

  nameCount(word: string): number {
    return this.#names[this.#entryIdByFolded.get(word) ?? -1] ?? 0;
  }

  spellingOf(word: string): string {
    const ids = [...this.spellingsOf(word)].sort((one, other) =>
      this.spellingAt(one) < this.spellingAt(other) ? -1 : 1,
    );
    let best = word;
    let most = 0;
    for (const id of ids) {
      const count = this.#titles[id] ?? 0;
      if (count > most) [best, most] = [this.spellingAt(id), count];
    }
    return best;
  }

  wordsOfForm(form: string): readonly string[] {
    const ids = this.#entryIdsByForm.get(form);
    if (!ids) return none;
    return ids.filter((id) => this.#products[id]).map((id) => this.#entries[id]?.folded ?? '');
  }

  wordsThatBegin(prefix: string): readonly string[] {
    const recent = this.#recent.filter((word) => word.startsWith(prefix));
    const words = [...this.#slice(prefix), ...recent].filter((word) => this.#isHad(word));
    return recent.length === 0 ? words : words.sort();
  }

  wordsOfLength(letter: string, least: number, most: number): readonly string[] {
    const words: string[] = [];
    const take = (word: string): void => {
      if (word.length >= least && word.length <= most) words.push(word);
    };
    for (const word of this.#slice(letter)) take(word);
    for (const word of this.#recent) if (word.startsWith(letter)) take(word);
    return words;
  }

  #isHad(word: string): boolean {
    return (this.#products[this.#entryIdByFolded.get(word) ?? -1] ?? 0) > 0;
  }

  #slice(prefix: string): readonly string[] {
    const sorted = this.#sorted;
    const start = firstNotBefore(sorted, prefix);
    return sorted.slice(start, firstNotBefore(sorted, `${prefix}\uffff`));
  }
}

const none: readonly string[] = [];

/** Where in a sorted list the first text stands that is not before another. */
const firstNotBefore = (sorted: readonly string[], text: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};
