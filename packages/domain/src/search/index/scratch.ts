import { roomFor } from './columns.ts';

/** Bits of `flags`. */
export const SEEN = 1;
export const HEAD = 2;
export const SPELLED = 4;
export const FALSE = 8;

/**
 * What a search notes of the documents it meets, one place for each document, kept between searches so
 * that nothing is allocated. A search leaves it as it found it: all zero.
 */
export class Scratch {
  /** Of the word being looked up: the fields that have it. */
  mask = new Uint8Array(0);
  /** What the label says: two bits for each 'sin X', whether it says so and whether it says X. */
  label = new Uint32Array(0);
  points = new Uint16Array(0);
  /** One bit for each word asked for: whether the document has it, and in its title. */
  matched = new Uint16Array(0);
  titled = new Uint16Array(0);
  flags = new Uint8Array(0);
  /** The documents met, and how many. */
  touched = new Uint32Array(0);
  touchedCount = 0;
  ofWord = new Uint32Array(0);
  labelled = new Uint32Array(0);
  labelledCount = 0;

  makeRoom(documents: number): void {
    if (documents <= this.mask.length) return;
    this.mask = roomFor(this.mask, documents);
    this.label = roomFor(this.label, documents);
    this.points = roomFor(this.points, documents);
    this.matched = roomFor(this.matched, documents);
    this.titled = roomFor(this.titled, documents);
    this.flags = roomFor(this.flags, documents);
    this.touched = roomFor(this.touched, documents);
    this.ofWord = roomFor(this.ofWord, documents);
    this.labelled = roomFor(this.labelled, documents);
  }

  clean(): void {
    const { points, matched, titled, flags, touched, label, labelled } = this;
    for (let at = 0; at < this.touchedCount; at += 1) {
      const document = touched[at] ?? 0;
      points[document] = 0;
      matched[document] = 0;
      titled[document] = 0;
      flags[document] = 0;
    }
    for (let at = 0; at < this.labelledCount; at += 1) label[labelled[at] ?? 0] = 0;
    this.touchedCount = 0;
    this.labelledCount = 0;
  }
}
