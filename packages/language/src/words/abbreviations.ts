import type { Token } from './tokens.ts';

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
  const next = tokens[at + 1];
  const two = next?.breakBefore === 'none' ? FULL.get(`${word} ${next.folded}`) : undefined;
  const full = two ?? FULL.get(word);
  return full === undefined ? null : { words: full.split(' '), length: two === undefined ? 1 : 2 };
};
