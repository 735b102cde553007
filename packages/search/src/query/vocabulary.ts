/** The words of a catalogue, folded, as far as the meaning of a search depends on them. */
export interface Vocabulary {
  /** How many products have the word in their title or tags, or stand in a place called so. */
  readonly nameCount: (word: string) => number;
  /** How most products that are called so write it, with its accents. */
  readonly spellingOf: (word: string) => string;
  /** The words of which this is a form: "pan" is one of "panes". */
  readonly wordsOfForm: (form: string) => readonly string[];
  /** Sorted. */
  readonly wordsThatBegin: (prefix: string) => readonly string[];
  /** Words of `least` to `most` letters that begin with a letter, in no order. */
  readonly wordsOfLength: (letter: string, least: number, most: number) => Iterable<string>;
}
