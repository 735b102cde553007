import { foldRun, isOfRun, MAX_LENGTH, spelledWordsOf, type Word } from '../fold.ts';
import { LACKS, LESSENS, lacking, roleOf, SAYS } from '../read-text.ts';
import { roomFor } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { FNV_PRIME, hashOfNext, hashOfWord, NO_HASH } from './titles.ts';

/** Calls for each word that a text says, with its spelling's id in the dictionary. */
type See = (spelling: number, field: number) => void;

/** A word as texts write it. */
interface KnownWord extends Word {
  readonly role: number;
  readonly hash: number;
  /** Its id in the dictionary, and that of 'sin X'; -1 until a text says so. */
  spelling: number;
  lackingSpelling: number;
}

/**
 * Reads texts as `readText` does, letter by letter: what has been met before is found by its letters' codes,
 * so that no text is cut into words, folded or compared as a whole again.
 */
export class WordReader {
  readonly #dictionary: Dictionary;
  readonly #bySpelling = new Map<string, KnownWord>();
  /** Letters that stand together are a run: mostly one word. */
  readonly #wordsOfRun: (readonly KnownWord[])[] = [none];
  #hashes = new Int32Array(1024);
  /** By run, where its letters begin in `letters`; the next one's beginning is their end. */
  #starts = new Uint32Array(1024);
  #letters = new Uint16Array(8192);
  /** Runs by their hash, each in the first slot that was free; 0 is none. */
  #slots = new Uint32Array(4096);
  /** The words of the text at hand. */
  readonly #words: KnownWord[] = [];
  #count = 0;

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** @param first the field of the first word that the text says */
  read(text: string, field: number, see: See, first = field): void {
    this.#split(text);
    let negator = SAYS;
    let next = first;
    for (let at = 0; at < this.#count; at += 1) {
      const word = this.#words[at] as KnownWord;
      const { role } = word;
      if (role === LACKS || role === LESSENS) negator = role;
      if (role !== SAYS) continue;
      if (negator !== LESSENS) {
        see(negator === LACKS ? this.#lackingSpellingOf(word) : this.#spellingOf(word), next);
        next = field;
      }
      negator = SAYS;
    }
  }

  /** A number for all of a text's words: alike where they are. */
  hashOf(text: string): number {
    this.#split(text);
    let hash = NO_HASH;
    for (let at = 0; at < this.#count; at += 1) hash = hashOfNext(hash, (this.#words[at] as KnownWord).hash);
    return hash;
  }

  #spellingOf(word: KnownWord): number {
    if (word.spelling < 0) word.spelling = this.#dictionary.idOf(word);
    return word.spelling;
  }

  #lackingSpellingOf(word: KnownWord): number {
    if (word.lackingSpelling < 0) {
      const text = lacking(word.folded);
      word.lackingSpelling = this.#dictionary.idOf({ folded: text, spelled: text });
    }
    return word.lackingSpelling;
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
      if (letter !== SEPARATOR) hash = Math.imul(hash ^ letter, FNV_PRIME);
      else {
        if (at > start) this.#takeRun(this.#runOf(text, start, at, hash));
        start = at + 1;
        hash = NO_HASH;
      }
    }
  }

  /** What isn't all of letters that are one code each, composed and in lower case. */
  #splitOther(text: string): void {
    this.#count = 0;
    for (const word of spelledWordsOf(text)) this.#take(this.#known(word));
  }

  #takeRun(run: number): void {
    const words = this.#wordsOfRun[run] as readonly KnownWord[];
    for (let at = 0; at < words.length; at += 1) this.#take(words[at] as KnownWord);
  }

  #take(word: KnownWord): void {
    this.#words[this.#count] = word;
    this.#count += 1;
  }

  #runOf(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let run = slots[slot] as number; run !== 0; run = slots[slot] as number) {
      if (this.#hashes[run] === hash && this.#isRun(run, text, start, end)) return run;
      slot = (slot + 1) & mask;
    }
    return this.#addRun(text, start, end, hash);
  }

  #isRun(run: number, text: string, start: number, end: number): boolean {
    const from = this.#starts[run] as number;
    const length = end - start;
    if ((this.#starts[run + 1] as number) - from !== length) return false;
    for (let at = 0; at < length; at += 1)
      if (this.#letters[from + at] !== letterOf(text.charCodeAt(start + at))) return false;
    return true;
  }

  #addRun(text: string, start: number, end: number, hash: number): number {
    const words = foldRun(text.slice(start, end).toLowerCase()).map((word) => this.#known(word));
    const run = this.#wordsOfRun.push(words) - 1;
    const from = this.#starts[run] as number;
    this.#hashes = roomFor(this.#hashes, run + 1);
    this.#starts = roomFor(this.#starts, run + 2);
    this.#letters = roomFor(this.#letters, from + end - start);
    this.#hashes[run] = hash;
    this.#starts[run + 1] = from + end - start;
    for (let at = start; at < end; at += 1) this.#letters[from + at - start] = letterOf(text.charCodeAt(at));
    if (2 * run > this.#slots.length) {
      this.#slots = new Uint32Array(2 * this.#slots.length);
      for (let each = 1; each < run; each += 1) this.#putInSlot(each);
    }
    this.#putInSlot(run);
    return run;
  }

  #putInSlot(run: number): void {
    const mask = this.#slots.length - 1;
    let slot = (this.#hashes[run] as number) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = run;
  }

  #known(word: Word): KnownWord {
    const before = this.#bySpelling.get(word.spelled);
    if (before) return before;
    const { folded, spelled } = word;
    const known = {
      folded,
      spelled,
      role: roleOf(folded),
      hash: hashOfWord(folded),
      spelling: -1,
      lackingSpelling: -1,
    };
    this.#bySpelling.set(spelled, known);
    return known;
  }
}

const none: readonly KnownWord[] = [];

/** What stands for itself is its code in lower case. */
const SEPARATOR = 0;
const OTHER = 0xffff;

/** Beyond are marks that are put together with letters, and Greek, whose small letters depend on what follows. */
const FIRST_MARK = 0x300;

const letters = Uint16Array.from({ length: FIRST_MARK }, (_, code) => {
  const written = String.fromCharCode(code);
  const read = written.normalize('NFC').toLowerCase();
  if (read.length !== 1 || read.charCodeAt(0) >= FIRST_MARK) return OTHER;
  return isOfRun[read.charCodeAt(0)] === 1 ? read.charCodeAt(0) : SEPARATOR;
});

const letterOf = (code: number): number => {
  if (code < letters.length) return letters[code] as number;
  return code >= FIRST_DASH && code <= LAST_DASH ? SEPARATOR : OTHER;
};

/** Dashes, quotation marks, bullets and spaces of print. */
const FIRST_DASH = 0x2000;
const LAST_DASH = 0x206f;
