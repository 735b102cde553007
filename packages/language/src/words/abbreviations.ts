import { type Token, textOf } from './tokens.ts';

/** As typed on a telephone and as spoken in haste, and what it stands for; an apostrophe parts two words. */
const FULL: ReadonlyMap<string, string> = new Map([
  ['q', 'que'],
  ['k', 'que'],
  ['d', 'de'],
  ['dl', 'del'],
  ['pa', 'para'],
  ['pal', 'para el'],
  ['pa l', 'para el'],
  ['palante', 'adelante'],
  ['pa lante', 'adelante'],
  ['patras', 'atras'],
  ['pa tras', 'atras'],
  ['cn', 'con'],
  ['xfa', 'porfa'],
  ['xfavor', 'porfavor'],
  ['tb', 'tambien'],
  ['tmb', 'tambien'],
  ['tbn', 'tambien'],
  ['tmbn', 'tambien'],
  ['ps', 'pues'],
  ['bn', 'bien'],
  ['toy', 'estoy'],
  ['dle', 'dale'],
  ['plis', 'porfa'],
  ['pls', 'porfa'],
  ['plz', 'porfa'],
  ['ta', 'esta'],
  ['toas', 'todas'],
  ['toos', 'todos'],
  ['to', 'todo'],
  ['to itas', 'todas'],
  ['to itos', 'todos'],
  ['na', 'nada'],
]);

/** What an abbreviation stands for. */
export interface Abbreviation {
  /** Folded. */
  readonly words: readonly string[];
  /** The tokens that it takes. */
  readonly length: number;
}

/** The abbreviation at a position; null if there is none. */
export const abbreviationAt = (
  tokens: readonly Pick<Token, 'folded' | 'breakBefore'>[],
  at: number,
): Abbreviation | null => {
  const word = tokens[at]?.folded ?? '';
  // "vitamina d" has a name.
  if (word.length === 1 && /^vitaminas?$/.test(tokens[at - 1]?.folded ?? '')) return null;
  const next = tokens[at + 1];
  const two = next?.breakBefore === 'none' ? FULL.get(`${word} ${next.folded}`) : undefined;
  const full = two ?? FULL.get(word);
  return full === undefined ? null : { words: full.split(' '), length: two === undefined ? 1 : 2 };
};

/** Tokens with abbreviations in full, at the same places; `text` keeps how each was written: "pa'l" is "para" and "el". */
export const spelledOut = (tokens: readonly Token[]): readonly Token[] => {
  const full: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const short = abbreviationAt(tokens, at);
    const written = tokens.slice(at, at + (short?.length ?? 1));
    const [first, last] = [written[0] as Token, written.at(-1) as Token];
    if (short)
      full.push(
        ...short.words.map((folded, index) => ({
          text: index === 0 ? textOf(written).replace(' ', "'") : '',
          folded,
          start: first.start,
          end: last.end,
          breakBefore: index === 0 ? first.breakBefore : ('none' as const),
        })),
      );
    else full.push(first);
    at += written.length;
  }
  return full;
};

/** Written before another word, or with a slash: "c/ leche", "q no tenga"; a letter at the end may begin a word. */
const SHORT_WORD = /(?<![\p{L}\p{N}]|vitamina )(pa['’]l|xa|q|d|c|p|x)(\/ ?|(?= +[\p{L}\p{N}]))/giu;
/** "Pa" and "pal" stay as they are, since a search asks for a use by either ("para freír", "pa freír"). */
const OF_SEARCH: Readonly<Record<string, string>> = { pal: 'pal', xa: 'pa', c: 'con', p: 'pa', x: 'por' };

/** A typed text with its words of a letter or two in full, as a search reads them. */
export const shortWordsInFull = (text: string): string =>
  text.replace(SHORT_WORD, (_, letters: string, slash: string) => {
    const short = letters.toLowerCase().replace(/['’]/, '');
    return `${OF_SEARCH[short] ?? FULL.get(short) ?? letters}${slash === '' ? '' : ' '}`;
  });
