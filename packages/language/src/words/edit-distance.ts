/**
 * Edits between two words: a letter more, less or another one, or two neighbours swapped (optimal string
 * alignment). Returns `most` + 1 as soon as it is clear that there are more than `most`.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const width = other.length + 1;
  for (let column = 0; column < width; column += 1) previous[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      let edits = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      )
        edits = Math.min(edits, at(beforePrevious, column - 2) + 1);
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return at(previous, other.length);
};

/** Letters of the longest word that is compared; longer ones are not corrected. */
export const MAX_WORD = 40;

/** Three rows of the table of distances, allocated once: a misspelt word is compared with hundreds of others. */
let beforePrevious = new Uint8Array(MAX_WORD + 1);
let previous = new Uint8Array(MAX_WORD + 1);
let current = new Uint8Array(MAX_WORD + 1);

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;
