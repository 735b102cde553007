import { roomFor } from '../index/columns.ts';

/**
 * What a search notes of a document, in one number of 32 bits so that a document costs one look at memory:
 * bits 0 to 11 points, 12 to 15 the flags below, 16 to 27 one for each word asked for, 28 to 31 how many of
 * them its title has.
 */
export const POINTS_MASK = 0xfff;
/** It is to be finished whatever else is noted of it. */
export const MET = 1 << 12;
/** Its title begins with the first word; has a word as typed; makes a word another thing. */
export const HEAD = 1 << 13;
export const SPELLED = 1 << 14;
export const FALSE = 1 << 15;
export const MATCHED = 16;
export const MATCHED_MASK = 0xfff;
export const TITLED = 28;

/**
 * One note for each document, kept between searches so that nothing is allocated. Each block is left as it
 * was found: all zero.
 */
export class Scratch {
  note = new Int32Array(0);
  /** The documents noted, and how many. */
  touched = new Uint32Array(0);
  touchedCount = 0;

  makeRoom(documents: number): void {
    if (documents <= this.note.length) return;
    this.note = roomFor(this.note, documents);
    this.touched = roomFor(this.touched, documents);
  }

  /** Adds points, or sets a flag by itself. */
  add(document: number, what: number): void {
    const before = this.note[document] as number;
    if (before === 0) {
      this.touched[this.touchedCount] = document;
      this.touchedCount += 1;
    }
    this.note[document] = what === MET ? before | MET : before + what;
  }

  clean(): void {
    const { note, touched } = this;
    for (let at = 0; at < this.touchedCount; at += 1) note[touched[at] as number] = 0;
    this.touchedCount = 0;
  }
}
