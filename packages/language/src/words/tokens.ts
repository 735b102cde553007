import { fold, MAX_LENGTH, plainLetters } from './fold.ts';
import { foldRun } from './spelled-words.ts';

/** A word, a number, an emoji or a sign of a text, with its place. */
export interface Token {
  /** In lower case, with accents; a number with its signs, without spaces: "2%", "1/2", "2.5", "$3". */
  readonly text: string;
  /** Without accents, as words are looked up; '' without a Latin letter, digit, fraction or sign. */
  readonly folded: string;
  /** Its place in the plain letters of the text (`plainLetters`), which a plain text already is. */
  readonly start: number;
  readonly end: number;
  /** What parts it from the word before it: only space, a comma or similar, or the end of a sentence. */
  readonly breakBefore: Break;
}

export type Break = 'none' | 'weak' | 'strong';

/** Units that people write onto a number, as in "5lb". */
const GLUED = '(?=(?:lbs?|oz|kg|grs?|ml|lts?|gal|packs?|pk|ct|min|hrs?|[gl])(?![\\p{L}\\p{M}\\p{N}]))';
const NUMBER = `(?:\\$ ?)?\\d+(?:[.,]\\d+)*(?:\\/\\d+)?(?: ?[%$](?![\\p{L}\\p{M}\\p{N}]))?(?:(?![\\p{L}\\p{M}\\p{Nd}])|${GLUED})`;
const FRACTION = '[¼-¾⅐-⅞]';
const RUN = '(?:(?![¼-¾⅐-⅞])[\\p{L}\\p{M}\\p{N}])+';
/** Those that part the things of an order, or end a sentence. */
const SIGN = '[,;?¿.!\\n]';
const SIGNS: ReadonlySet<string> = new Set([',', ';', '?', '¿', '.', '!']);
const PARTS = new RegExp(
  `(?<number>${NUMBER}|${FRACTION})|(?<run>${RUN})|(?<sign>${SIGN})|\\p{Extended_Pictographic}`,
  'gu',
);

const STRONG = /[.;:!?¡¿\n\r|•·–—]/u;
const WEAK = /[,/()"«»]/u;

/** The words, numbers and emoji of a text; a word is what the search takes for one (`spelledWordsOf`), a number stays whole. */
export const tokensOf = (text: string): readonly Token[] =>
  allTokensOf(text).filter(({ folded }) => !SIGNS.has(folded));

/** The words and numbers of a phrase, with the signs between them, each a token of its own; a new line is a comma. */
export const spokenTokensOf = (text: string): readonly Token[] =>
  allTokensOf(text.slice(0, MAX_LENGTH)).filter(({ folded }) => folded !== '');

const allTokensOf = (text: string): readonly Token[] => {
  const typed = plainLetters(text);
  const lower = typed.toLowerCase();
  // A capital that is two letters in lower case would move the places of all that follows.
  const plain = lower.length === typed.length ? lower : typed;
  const tokens: Token[] = [];
  let end = 0;
  for (const match of plain.matchAll(PARTS)) {
    const [matched] = match;
    const start = match.index;
    const { number, run, sign } = match.groups ?? {};
    if (sign === '.' && isOfUnit(tokens.at(-1), typed, start)) {
      end = start + 1;
      continue;
    }
    const breakBefore = breakOf(plain.slice(end, start));
    if (sign !== undefined) {
      const text = sign === '\n' ? ',' : sign;
      tokens.push({ text, folded: text, start, end: start + 1, breakBefore });
      continue;
    }
    end = start + matched.length;
    if (run !== undefined) tokens.push(...wordsOfRun(run, start, breakBefore));
    else {
      const text = matched.replaceAll(' ', '');
      tokens.push({ text, folded: number === undefined ? '' : text, start, end, breakBefore });
    }
  }
  return tokens;
};

const SHORT_UNIT = /^(?:lbs?|oz|fl|kgs?|grs?|g|ml|lts?|l|gal|doz|dz|pqte?|paq|unds?|uds?)$/;

/** "2 lb. de pollo": the point of a shortened unit ends no sentence, unless a capital begins the next one. */
const isOfUnit = (last: Token | undefined, typed: string, at: number): boolean =>
  last?.end === at && SHORT_UNIT.test(last.folded) && !/^\.\s+\p{Lu}/u.test(typed.slice(at, at + 4));

const breakOf = (between: string): Break => {
  if (between === ' ') return 'none';
  return STRONG.test(between) ? 'strong' : WEAK.test(between) ? 'weak' : 'none';
};

/** The words that the search sees in a run of letters and digits; one without any is a token that no word equals. */
const wordsOfRun = (run: string, start: number, breakBefore: Break): readonly Token[] => {
  const text = run.toLowerCase();
  const words = foldRun(text);
  const place = { start, end: start + run.length, breakBefore };
  const [first] = words;
  if (!first) return [{ text, folded: '', ...place }];
  if (words.length === 1) return [{ text, folded: first.folded, ...place }];
  const letters = fold(text);
  // Where lower case or folding made the run longer or shorter, the words share its place.
  const isSameLength = letters.length === run.length && text.length === run.length;
  let from = 0;
  return words.map(({ folded }, at) => {
    const found = letters.indexOf(folded, from);
    from = found + folded.length;
    return {
      text: isSameLength ? text.slice(found, from) : folded,
      folded,
      start: isSameLength ? start + found : place.start,
      end: isSameLength ? start + from : place.end,
      breakBefore: at === 0 ? breakBefore : 'none',
    };
  });
};

/** Whether it is a word or a number, neither a sign nor an emoji. */
export const isWord = ({ folded }: Pick<Token, 'folded'>): boolean => /[a-z0-9¼-¾⅐-⅞]/.test(folded);

/** Tokens as text, with spaces between; one without a text was added to the one before it. */
export const textOf = (tokens: readonly Pick<Token, 'text'>[]): string =>
  tokens
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');
