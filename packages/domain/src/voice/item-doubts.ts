import { fold, formsOf, isFiller } from '../kit/fold.ts';
import { isAlike } from './alike.ts';
import type { ReadItem } from './items.ts';
import type { VoiceContext, VoiceLexicon } from './understanding.ts';
import { MOST_UNITS_AT_ONCE } from './voice-limits.ts';
import { articles, links } from './voice-words.ts';

/** Why an item isn't explained by what is known. */
export const doubtsOf = (
  { name, refers, quantity, isAmongOthers = false }: ReadItem,
  lexicon: VoiceLexicon,
  { last }: VoiceContext,
): readonly string[] => {
  if (isAmongOthers) return ['Dijo algo más que no se entiende.'];
  if (refers) return [];
  if (name === '') return last === undefined ? ['No se sabe de qué producto habla.'] : [];
  const strange = name.split(' ').filter((word) => !isKnownWord(word, lexicon));
  return [
    ...(/ (?:y|e|and) /.test(name) ? ['Puede ser una cosa, o dos.'] : []),
    ...(strange.length > 0 ? [`No se conoce «${strange.join(' ')}».`] : []),
    ...(quantity <= 0 || quantity > MOST_UNITS_AT_ONCE ? ['La cantidad no es de una compra.'] : []),
  ];
};

/** "ponme tres leches" with milk in the cart: three in all, or three more? */
export const inCart = (items: readonly ReadItem[], { cart = [] }: VoiceContext): readonly string[] =>
  items.some((item) => !item.isMore && item.name !== '' && cart.some((line) => isAlike(line.name, item.name)))
    ? ['Ya hay de eso en el carrito: ¿en total, o más?']
    : [];

export const notInCart = ({ name }: ReadItem, { cart = [], last }: VoiceContext): readonly string[] => {
  const wanted = name === '' ? (last ?? '') : name;
  const found = cart.filter((line) => isAlike(line.name, wanted));
  if (found.length === 1) return [];
  return [found.length === 0 ? 'Eso no está en el carrito.' : 'Hay varios así en el carrito.'];
};

/** Whether at least half of the words that mean something are the catalogue's. */
export const isKnownName = (name: string, lexicon: VoiceLexicon): boolean => {
  const words = name
    .split(' ')
    .map(fold)
    .filter((word) => word.length > 2 && !isFiller(word));
  const known = words.filter((word) => formsOf(word).some((form) => lexicon.knows(form)));
  return known.length > 0 && known.length * 2 >= words.length;
};

const isKnownWord = (word: string, lexicon: VoiceLexicon): boolean => {
  const folded = fold(word);
  return (
    links.has(folded) ||
    articles.has(folded) ||
    /^(?:\d|sin$|con$|para$|que$|las$|los$|del$|tenga|tengan)/.test(folded) ||
    formsOf(folded).some((form) => lexicon.knows(form))
  );
};
