import { abbreviationAt, fold, formsOf, isFiller } from '@nutricion/language';
import type { ParsedItem } from './items.ts';
import { matchesTitle } from './matches-title.ts';
import type { VoiceContext, VoiceLexicon } from './understanding.ts';
import { MAX_UNITS_PER_CALL } from './voice-limits.ts';
import { articles, links } from './voice-words.ts';

/** Why an item isn't fully explained by the catalog and the grammar. */
export const doubtsOf = (
  { name, refersToScreen, quantity, hasUnexplainedWords = false }: ParsedItem,
  lexicon: VoiceLexicon,
  { last }: VoiceContext,
): readonly string[] => {
  if (hasUnexplainedWords) return ['Dijo algo más que no se entiende.'];
  if (refersToScreen) return [];
  if (name === '') return last === undefined ? ['No se sabe de qué producto habla.'] : [];
  const unknownWords = name.split(' ').filter((word) => !isUnderstoodWord(word, lexicon));
  return [
    ...(/ (?:y|e|and) /.test(name) ? ['Puede ser una cosa, o dos.'] : []),
    ...(unknownWords.length > 0 ? [`No se conoce «${unknownWords.join(' ')}».`] : []),
    ...(quantity <= 0 || quantity > MAX_UNITS_PER_CALL ? ['La cantidad no es de una compra.'] : []),
  ];
};

/** "ponme tres leches" with milk in the cart: three in all, or three more? */
export const alreadyInCart = (
  items: readonly ParsedItem[],
  { cart = [] }: VoiceContext,
): readonly string[] =>
  items.some(
    (item) => !item.isMore && item.name !== '' && cart.some((line) => matchesTitle(line.name, item.name)),
  )
    ? ['Ya hay de eso en el carrito: ¿en total, o más?']
    : [];

export const notInCart = ({ name }: ParsedItem, { cart = [], last }: VoiceContext): readonly string[] => {
  const itemName = name === '' ? (last ?? '') : name;
  const matches = cart.filter((line) => matchesTitle(line.name, itemName));
  if (matches.length === 1) return [];
  return [matches.length === 0 ? 'Eso no está en el carrito.' : 'Hay varios así en el carrito.'];
};

/** Whether at least half of the words that mean something are the catalogue's. */
export const isCatalogName = (name: string, lexicon: VoiceLexicon): boolean => {
  const words = name
    .split(' ')
    .map(fold)
    .filter((word) => word.length > 2 && !isFiller(word));
  const catalogWords = words.filter((word) => formsOf(word).some((form) => lexicon.hasWord(form)));
  return catalogWords.length > 0 && catalogWords.length * 2 >= words.length;
};

const isUnderstoodWord = (word: string, lexicon: VoiceLexicon): boolean => {
  const folded = fold(word);
  const full = abbreviationAt([{ folded, breakBefore: 'none' }], 0)?.words ?? [folded];
  return full.every(
    (each) =>
      links.has(each) ||
      articles.has(each) ||
      /^(?:\d|sin$|con$|para$|que$|las$|los$|del$|tenga|tengan)/.test(each) ||
      formsOf(each).some((form) => lexicon.hasWord(form)),
  );
};
