import { roomFor } from './columns.ts';
import type { Gathered } from './gathered.ts';

/** A document and the fields that have a word there, in one number of 32 bits: so postings stay small. */
export const FIELD_BITS = 6;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;

export const toPosting = (document: number, mask: number): number => (document << FIELD_BITS) | mask;

/** A run of postings; read `data` from `start` up to `end`. */
export interface Slice {
  readonly data: Int32Array;
  readonly start: number;
  readonly end: number;
}

interface List {
  data: Int32Array;
  length: number;
}

/**
 * Where each word stands: the catalogue as it was built in one array, word after word, and what was added
 * since in a short list for each word.
 */
export class Postings {
  #data = new Int32Array(0);
  /** By word: where its run begins; the next one's beginning is its end. */
  #starts = new Int32Array(1);
  readonly #added = new Map<number, List>();

  /** Sorts what was gathered by word; piece by piece, each of them a few milliseconds. */
  *fill(gathered: Gathered, wordCount: number): Generator<void, void> {
    const { pieces, length } = gathered;
    const starts = new Int32Array(wordCount + 1);
    for (const [at, { words }] of pieces.entries()) {
      countWords(words, gathered.lengthOf(at), starts);
      yield;
    }
    for (let word = 0; word < wordCount; word += 1)
      starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
    const ends = starts.slice();
    const data = new Int32Array(length);
    for (const [at, { words, postings }] of pieces.entries()) {
      putPostings(words, postings, gathered.lengthOf(at), ends, data);
      yield;
    }
    this.#data = data;
    this.#starts = starts;
  }

  add(word: number, posting: number): void {
    const list = this.#added.get(word) ?? { data: new Int32Array(4), length: 0 };
    list.data = roomFor(list.data, list.length + 1);
    list.data[list.length] = posting;
    list.length += 1;
    this.#added.set(word, list);
  }

  /** The runs of a word: none, one, or two when products with it came later. */
  of(word: number): readonly Slice[] {
    const slices: Slice[] = [];
    const start = this.#starts[word] ?? 0;
    const end = word + 1 < this.#starts.length ? (this.#starts[word + 1] ?? 0) : start;
    if (end > start) slices.push({ data: this.#data, start, end });
    const added = this.#added.get(word);
    if (added) slices.push({ data: added.data, start: 0, end: added.length });
    return slices;
  }
}

/** Adds up how many postings each word has, under the number after its own. */
const countWords = (words: Int32Array, length: number, counts: Int32Array): void => {
  for (let at = 0; at < length; at += 1) {
    const next = (words[at] as number) + 1;
    counts[next] = (counts[next] as number) + 1;
  }
};

const putPostings = (
  words: Int32Array,
  postings: Int32Array,
  length: number,
  ends: Int32Array,
  data: Int32Array,
): void => {
  for (let at = 0; at < length; at += 1) {
    const word = words[at] as number;
    const end = ends[word] as number;
    data[end] = postings[at] as number;
    ends[word] = end + 1;
  }
};
