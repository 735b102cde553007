import { fold, MAX_LENGTH } from '@nutricion/language';

/** A word, number or sign of a phrase. */
export interface Token {
  /** In lower case, with accents. */
  readonly text: string;
  /** Without accents, as words are looked up. */
  readonly folded: string;
}

/** Amounts with their sign stay together: 2%, 1/2, 2.5, $3; commas and question marks are tokens of their own. */
const TOKEN = /\$?\d+(?:[.,]\d+)*(?:\/\d+)?%?|[¼½¾⅓⅔]|[\p{L}\p{M}]+(?:['’-][\p{L}]+)*|[,;?¿.!\n]/gu;

/** The tokens of a phrase. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase().matchAll(TOKEN)].map(([matched]) => ({
    text: matched === '\n' ? ',' : matched,
    folded: matched === '\n' ? ',' : fold(matched),
  }));

export const isWord = ({ folded }: Token): boolean => /[a-z0-9¼½¾⅓⅔]/.test(folded);

/** Tokens as text, with spaces between. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text: matched }) => matched).join(' ');

/** Whether the words of a phrase are at a position. */
export const standsAt = (tokens: readonly Token[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => tokens[at + index]?.folded === word);
