import { formsOf, type Word } from '@nutricion/language';
import type { Vocabulary } from '../query/vocabulary.ts';
import { fields } from '../score/read-product.ts';

/** A folded word of the catalogue. */
export interface Entry {
  readonly folded: string;
  /** "pina" and "piña" are separate, because of equal scores the spelling that was typed comes first. */
  readonly spellings: Spelling[];
  /** Products that have it anywhere, or in the name of their category. */
  products: number;
  /** Those of them that have it in title or tags, or in the name of their category. */
  names: number;
}

export interface Spelling {
  readonly spelled: string;
  readonly entry: Entry;
  /** The products that have it: `toPosting` of their number, in no order. */
  readonly postings: number[];
}

const FIELD_BITS = 6;

/** A product's number and the bits of `fields` where it has a word, in one number. */
export const toPosting = (product: number, mask: number): number => (product << FIELD_BITS) | mask;
export const productIn = (posting: number): number => posting >>> FIELD_BITS;

/** The words of a catalogue with the products that have them. */
export class Dictionary implements Vocabulary {
  readonly #bySpelling = new Map<string, Spelling>();
  readonly #byFolded = new Map<string, Entry>();
  readonly #byForm = new Map<string, Entry[]>();
  /** Words in alphabetical order, without 'sin X'; null after a new word, until a search needs them. */
  #sorted: readonly string[] | null = null;

  /** The spelling of a word; a new one if no product had it so far. */
  spellingFor({ spelled, folded }: Word): Spelling {
    const known = this.#bySpelling.get(spelled);
    if (known) return known;
    const entry = this.entryFor(folded);
    const spelling = { spelled, entry, postings: [] };
    entry.spellings.push(spelling);
    this.#bySpelling.set(spelled, spelling);
    return spelling;
  }

  /** The entry of a folded word; a new one if no product had it so far. */
  entryFor(folded: string): Entry {
    const known = this.#byFolded.get(folded);
    if (known) return known;
    const entry: Entry = { folded, spellings: [], products: 0, names: 0 };
    this.#byFolded.set(folded, entry);
    for (const form of formsOf(folded)) {
      const entries = this.#byForm.get(form);
      if (entries) entries.push(entry);
      else this.#byForm.set(form, [entry]);
    }
    this.#sorted = null;
    return entry;
  }

  /** The entries of which this is a form, 'sin X' among them. */
  entriesOfForm(form: string): readonly Entry[] {
    return this.#byForm.get(form) ?? [];
  }

  /** The spellings of a folded word; none when no product ever had it. */
  spellingsOf(folded: string): readonly Spelling[] {
    return this.#byFolded.get(folded)?.spellings ?? [];
  }

  nameCount(word: string): number {
    return this.#byFolded.get(word)?.names ?? 0;
  }

  spellingOf(word: string): string {
    let best = word;
    let most = 0;
    for (const { spelled, postings } of this.spellingsOf(word)) {
      const count = postings.filter((posting) => posting & fields.title).length;
      if (count > most || (count === most && count > 0 && spelled < best)) [best, most] = [spelled, count];
    }
    return best;
  }

  wordsOfForm(form: string): readonly string[] {
    const words: string[] = [];
    for (const { folded, products } of this.entriesOfForm(form))
      if (products > 0 && !isLacking(folded)) words.push(folded);
    return words;
  }

  wordsThatBegin(prefix: string): readonly string[] {
    return this.#between(prefix).filter((word) => (this.#byFolded.get(word)?.products ?? 0) > 0);
  }

  wordsOfLength(letter: string, least: number, most: number): readonly string[] {
    return this.#between(letter).filter(({ length }) => length >= least && length <= most);
  }

  /** The words with a beginning, in alphabetical order. */
  #between(prefix: string): readonly string[] {
    this.#sorted ??= [...this.#byFolded.keys()].filter((word) => !isLacking(word)).sort();
    const start = firstNotBefore(this.#sorted, prefix);
    return this.#sorted.slice(start, firstNotBefore(this.#sorted, `${prefix}\uffff`));
  }
}

/** Whether it is the 'sin X' of a text, which is neither another word's plural nor the end of one that is being typed. */
const isLacking = (folded: string): boolean => folded.includes(' ');

/** The position in a sorted list of the first text that doesn't come before another. */
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
