import { roomFor } from './columns.ts';

/** The hash of no letters, and of no words (FNV-1a). */
export const NO_HASH: number = 0x811c9dc5 | 0;
export const FNV_PRIME = 0x01000193;

/** 32 bits of a folded word. */
export const hashOfWord = (folded: string): number => {
  let hash = NO_HASH;
  for (let at = 0; at < folded.length; at += 1) hash = Math.imul(hash ^ folded.charCodeAt(at), FNV_PRIME);
  return hash;
};

/** That of a text one word longer; whoever finds two alike compares the texts. */
export const hashOfNext = (hash: number, word: number): number => (Math.imul(hash, 31) + word) | 0;

/** That of words between spaces. */
export const hashOfWords = (words: string): number =>
  words.split(' ').reduce((hash, word) => hashOfNext(hash, hashOfWord(word)), NO_HASH);

/** Documents by the hash of their title, in columns: a map of as many lists would be half of an index's building. */
export class Titles {
  #hashes = new Int32Array(1024);
  /** By document, one more than the next of its slot. */
  #next = new Uint32Array(1024);
  #slots = new Uint32Array(1024);
  #count = 0;

  /** The next document. */
  add(hash: number): void {
    const document = this.#count;
    this.#count += 1;
    this.#hashes = roomFor(this.#hashes, this.#count);
    this.#next = roomFor(this.#next, this.#count);
    this.#hashes[document] = hash;
    if (this.#count > this.#slots.length) {
      this.#slots = new Uint32Array(2 * this.#slots.length);
      for (let each = 0; each < document; each += 1) this.#putInSlot(each);
    }
    this.#putInSlot(document);
  }

  with(hash: number): readonly number[] {
    const found: number[] = [];
    for (let next = this.#slots[this.#slotOf(hash)] as number; next !== 0; ) {
      if (this.#hashes[next - 1] === hash) found.push(next - 1);
      next = this.#next[next - 1] as number;
    }
    return found;
  }

  #putInSlot(document: number): void {
    const slot = this.#slotOf(this.#hashes[document] as number);
    this.#next[document] = this.#slots[slot] as number;
    this.#slots[slot] = document + 1;
  }

  #slotOf(hash: number): number {
    return hash & (this.#slots.length - 1);
  }
}
