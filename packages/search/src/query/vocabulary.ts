/** The folded words of a catalogue that the meaning of a search depends on. */
export interface Vocabulary {
  /** How many products have the word in their title or tags, or belong to a category called so. */
  readonly nameCount: (word: string) => number;
  /** How most titles with the word write it, with its accents; the word itself where no title has it. */
  readonly spellingOf: (word: string) => string;
  /** The words of which this is a form: "pan" is a form of "panes". Without 'sin X'. */
  readonly wordsOfForm: (form: string) => readonly string[];
  /** In alphabetical order. */
  readonly wordsThatBegin: (prefix: string) => readonly string[];
  /** Words of `least` to `most` letters that begin with a letter, in no order. */
  readonly wordsOfLength: (letter: string, least: number, most: number) => Iterable<string>;
}

/** Whether a product is called by a word, in any form. */
export const isNameOf = (vocabulary: Vocabulary, formsOfWord: readonly string[]): boolean =>
  formsOfWord.some((form) => vocabulary.wordsOfForm(form).some((word) => vocabulary.nameCount(word) > 0));
