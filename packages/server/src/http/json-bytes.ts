/**
 * JSON put together from pieces that are UTF-8 already, so that what many people ask for is encoded
 * once: json`{"products":${list}}`. Strings and numbers among the values stand as they are.
 */
export const json = (texts: TemplateStringsArray, ...values: (Buffer | string | number)[]): Buffer => {
  const pieces: Buffer[] = [];
  for (const [index, text] of texts.entries()) {
    pieces.push(Buffer.from(text));
    const value = values[index];
    if (value !== undefined) pieces.push(Buffer.isBuffer(value) ? value : Buffer.from(String(value)));
  }
  return Buffer.concat(pieces);
};

const COMMA = Buffer.from(',');

/** The pieces as a JSON array. */
export const jsonList = (items: readonly Buffer[]): Buffer =>
  json`[${Buffer.concat(items.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item])))}]`;

/** An object's JSON without its closing brace, to be continued. */
export const jsonOpen = (object: Buffer): Buffer => object.subarray(0, -1);
