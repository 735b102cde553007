import { MAX_LENGTH, plainLetters } from '@nutricion/domain/kit/fold';
import { LACKS, LESSENS, lacking, roleOf, SAYS } from '@nutricion/domain/kit/read-text';
import { foldRun, isOfRun, spelledWordsOf, type Word } from '@nutricion/domain/kit/spelled-words';
import { roomFor } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { FNV_PRIME, hashOfNext, hashOfWord, NO_HASH } from './titles.ts';

/** Calls for each word that a text says, with its spelling's id in the dictionary. */
type See = (spelling: number, field: number) => void;

/**
 * What is known of letters that stand together, a run, in eight numbers side by side, since each of them is asked
 * for with nearly every word: their hash, where they begin in `letters` and how many they are; the word's role,
 * its id in the dictionary and that of 'sin X', -1 until a text says so, and the hash of the folded word.
 */
const NUMBERS = 8;
const [HASH, START, LENGTH, ROLE, SPELLING, LACKING, WORD_HASH] = [0, 1, 2, 3, 4, 5, 6] as const;

/** The role of a run that isn't one word. */
const MANY = -1;

/**
 * Reads texts as `readText` does, letter by letter: what has been met before is found by its letters' codes,
 * so that no text is cut into words, folded or compared as a whole again.
 */
export class WordReader {
  readonly #dictionary: Dictionary;
  /** Runs that were found another way than by their letters. */
  readonly #bySpelling = new Map<string, number>();
  readonly #wordOf: (Word | null)[] = [null];
  readonly #manyOf = new Map<number, readonly number[]>();
  #numbers = new Int32Array(NUMBERS * 1024);
  #letters = new Uint16Array(8192);
  #lettersCount = 0;
  /** Runs by their hash, each in the first slot that was free; 0 is none. */
  #slots = new Uint32Array(4096);
  /** The letters of the text at hand, as runs have them, and its words. */
  readonly #text = new Uint16Array(MAX_LENGTH);
  readonly #words: number[] = [];
  #count = 0;

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /**
   * @param first the field of the first word that the text says
   * @returns a number for all of its words, said or not: alike where they are
   */
  read(text: string, field: number, see: See, first = field): number {
    this.#split(text);
    const numbers = this.#numbers;
    let hash = NO_HASH;
    let negator = SAYS;
    let next = first;
    for (let at = 0; at < this.#count; at += 1) {
      const run = this.#words[at] as number;
      const role = numbers[run + ROLE] as number;
      hash = hashOfNext(hash, numbers[run + WORD_HASH] as number);
      if (role === LACKS || role === LESSENS) negator = role;
      if (role !== SAYS) continue;
      if (negator !== LESSENS) {
        see(this.#spellingOf(run, negator === LACKS ? LACKING : SPELLING), next);
        next = field;
      }
      negator = SAYS;
    }
    return hash;
  }

  #spellingOf(run: number, which: typeof SPELLING | typeof LACKING): number {
    const known = this.#numbers[run + which] as number;
    if (known >= 0) return known;
    const word = this.#wordOf[run / NUMBERS] as Word;
    const text = lacking(word.folded);
    const spelling = this.#dictionary.idOf(which === SPELLING ? word : { folded: text, spelled: text });
    this.#numbers[run + which] = spelling;
    return spelling;
  }

  #split(text: string): void {
    this.#count = 0;
    const length = Math.min(text.length, MAX_LENGTH);
    let start = 0;
    let hash = NO_HASH;
    for (let at = 0; at <= length; at += 1) {
      const letter = at < length ? letterOf(text.charCodeAt(at)) : SEPARATOR;
      if (letter === OTHER) {
        this.#splitOther(text);
        return;
      }
      if (letter !== SEPARATOR) {
        this.#text[at] = letter;
        hash = Math.imul(hash ^ letter, FNV_PRIME);
      } else {
        if (at > start) this.#take(this.#runOf(text, start, at, hash));
        start = at + 1;
        hash = NO_HASH;
      }
    }
  }

  /** What isn't all of letters that are one code each, composed and in lower case. */
  #splitOther(text: string): void {
    this.#count = 0;
    for (const word of spelledWordsOf(text)) this.#take(this.#runOfWord(word));
  }

  #take(run: number): void {
    if (this.#numbers[run + ROLE] === MANY) for (const each of this.#manyOf.get(run) ?? []) this.#take(each);
    else {
      this.#words[this.#count] = run;
      this.#count += 1;
    }
  }

  #runOf(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let run = slots[slot] as number; run !== 0; run = slots[slot] as number) {
      if (this.#numbers[run + HASH] === hash && this.#isRun(run, start, end)) return run;
      slot = (slot + 1) & mask;
    }
    return this.#meetRun(text, start, end, hash);
  }

  #isRun(run: number, start: number, end: number): boolean {
    const length = end - start;
    if (this.#numbers[run + LENGTH] !== length) return false;
    const from = this.#numbers[run + START] as number;
    for (let at = 0; at < length; at += 1)
      if (this.#letters[from + at] !== this.#text[start + at]) return false;
    return true;
  }

  #meetRun(text: string, start: number, end: number, hash: number): number {
    const words = foldRun(plainLetters(text.slice(start, end)).normalize('NFC').toLowerCase());
    const many = words.length === 1 ? null : words.map((word) => this.#runOfWord(word));
    const run = this.#add(words.length === 1 ? (words[0] ?? null) : null);
    if (many) this.#manyOf.set(run, many);
    const from = this.#lettersCount;
    this.#lettersCount += end - start;
    this.#letters = roomFor(this.#letters, this.#lettersCount);
    this.#letters.set(this.#text.subarray(start, end), from);
    this.#numbers[run + HASH] = hash;
    this.#numbers[run + START] = from;
    this.#numbers[run + LENGTH] = end - start;
    this.#putInSlot(run);
    return run;
  }

  /** The next run; without a word it is many. */
  #add(word: Word | null): number {
    const run = NUMBERS * (this.#wordOf.push(word) - 1);
    this.#numbers = roomFor(this.#numbers, run + NUMBERS);
    this.#numbers[run + ROLE] = word ? roleOf(word.folded) : MANY;
    this.#numbers[run + SPELLING] = -1;
    this.#numbers[run + LACKING] = -1;
    this.#numbers[run + WORD_HASH] = word ? hashOfWord(word.folded) : 0;
    return run;
  }

  #putInSlot(run: number): void {
    if (2 * this.#wordOf.length > this.#slots.length) {
      const before = this.#slots;
      this.#slots = new Uint32Array(2 * before.length);
      for (const each of before) if (each !== 0) this.#putInSlot(each);
    }
    const mask = this.#slots.length - 1;
    let slot = (this.#numbers[run + HASH] as number) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = run;
  }

  #runOfWord(word: Word): number {
    const before = this.#bySpelling.get(word.spelled);
    if (before !== undefined) return before;
    const run = this.#add(word);
    this.#bySpelling.set(word.spelled, run);
    return run;
  }
}

/** What stands for itself is its code in lower case. */
const SEPARATOR = 0;
const OTHER = 0xffff;

/** Beyond are marks that are put together with letters, and Greek, whose small letters depend on what follows. */
const FIRST_MARK = 0x300;

const letters = Uint16Array.from({ length: FIRST_MARK }, (_, code) => {
  const written = String.fromCharCode(code);
  const read = plainLetters(written).normalize('NFC').toLowerCase();
  if (read.length !== 1 || read.charCodeAt(0) >= FIRST_MARK) return OTHER;
  return isOfRun[read.charCodeAt(0)] === 1 ? read.charCodeAt(0) : SEPARATOR;
});

const letterOf = (code: number): number => {
  if (code < letters.length) return letters[code] as number;
  return code >= FIRST_DASH && code <= LAST_DASH && !isInvisible(code) ? SEPARATOR : OTHER;
};

/** Dashes, quotation marks, bullets and spaces of print. */
const FIRST_DASH = 0x2000;
const LAST_DASH = 0x206f;
/** Zero-width characters among them, which separate no words. */
const isInvisible = (code: number): boolean => plainLetters(String.fromCharCode(code)) === '';
