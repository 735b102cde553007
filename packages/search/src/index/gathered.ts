/** Postings in a piece of memory: a larger array would have to be copied as it grows, and everybody would wait. */
const PIECE = 1 << 18;

/** Words and postings side by side, as they are read. */
export class Gathered {
  readonly pieces: { readonly words: Int32Array; readonly postings: Int32Array }[] = [];
  length = 0;

  add(word: number, posting: number): void {
    const at = this.length % PIECE;
    if (at === 0) this.pieces.push({ words: new Int32Array(PIECE), postings: new Int32Array(PIECE) });
    const piece = this.pieces[this.pieces.length - 1] as (typeof this.pieces)[number];
    piece.words[at] = word;
    piece.postings[at] = posting;
    this.length += 1;
  }

  /** How many of a piece are filled. */
  lengthOf(piece: number): number {
    return Math.min(PIECE, this.length - piece * PIECE);
  }
}
