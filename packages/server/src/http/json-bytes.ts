/** JSON as UTF-8 already, in one piece or in several that follow one another. */
type Piece = Buffer | string | number | readonly Buffer[];

/**
 * JSON put together from pieces that are UTF-8 already, so that what many people ask for is encoded
 * once and copied once: json`{"products":${list}}`. Strings and numbers among the values stand as they are.
 */
export const json = (texts: TemplateStringsArray, ...values: Piece[]): Buffer => {
  const pieces: Buffer[] = [];
  for (const [index, text] of texts.entries()) {
    pieces.push(Buffer.from(text));
    const value = values[index];
    if (value === undefined) continue;
    if (typeof value === 'string' || typeof value === 'number') pieces.push(Buffer.from(String(value)));
    else if (Buffer.isBuffer(value)) pieces.push(value);
    else for (const piece of value as readonly Buffer[]) pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The items as the pieces of a JSON array. */
export const jsonList = (items: readonly Buffer[]): readonly Buffer[] => {
  const pieces: Buffer[] = [OPEN];
  for (const item of items) {
    if (pieces.length > 1) pieces.push(COMMA);
    pieces.push(item);
  }
  pieces.push(CLOSE);
  return pieces;
};

/** An object's JSON without its closing brace, to be continued. */
export const jsonOpen = (object: Buffer): Buffer => object.subarray(0, -1);
