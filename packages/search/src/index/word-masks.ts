import { roomFor } from './columns.ts';

/** The fields of each word of one document, gathered without a map. */
export class WordMasks {
  #masks = new Uint8Array(1024);
  #words = new Uint32Array(1024);
  count = 0;

  begin(): void {
    for (let at = 0; at < this.count; at += 1) this.#masks[this.#words[at] as number] = 0;
    this.count = 0;
  }

  note(word: number, field: number): void {
    if (word >= this.#masks.length) this.#masks = roomFor(this.#masks, word + 1);
    const before = this.#masks[word] as number;
    if (before === 0) this.#meet(word);
    this.#masks[word] = before | field;
  }

  wordAt(at: number): number {
    return this.#words[at] as number;
  }

  of(word: number): number {
    return this.#masks[word] as number;
  }

  #meet(word: number): void {
    if (this.count >= this.#words.length) this.#words = roomFor(this.#words, this.count + 1);
    this.#words[this.count] = word;
    this.count += 1;
  }
}
