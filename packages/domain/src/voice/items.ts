import {
  formsOf,
  isWord,
  numberAt,
  placeOf,
  quantityAt,
  type Token,
  textOf,
  unitOf,
} from '@nutricion/language';
import { ADDITION_WORDS, isSizeOfName, quantityLeadOf, trailingQuantity } from './item-lead.ts';
import type { SpokenItem, VoiceContext, VoiceLexicon } from './understanding.ts';
import { articles, links } from './voice-words.ts';

/** An item, and whether it has a quantity. */
export interface ParsedItem extends SpokenItem {
  readonly isCounted: boolean;
  /** "dos más": in addition to the quantity in the cart. */
  readonly isMore: boolean;
  /** "el segundo": the title of what is shown. */
  readonly refersToScreen: boolean;
  /** Words beside it that nothing explains. */
  readonly hasUnexplainedWords?: boolean;
}

/** What was last spoken of. */
const POINTERS = new Set(
  'ese esa eso esos esas este esta esto estos estas aquel aquella mismo misma mismos mismas igual iguales otro otra otros otras lo la los las el uno una mas'.split(
    ' ',
  ),
);
/** What begins a purpose or a wish that isn't part of a name. */
const TAILS: readonly (readonly string[])[] = [
  ['para'],
  ['mas', 'barato'],
  ['mas', 'barata'],
  ['mas', 'baratos'],
  ['mas', 'baratas'],
  ['mas', 'economico'],
  ['mas', 'economica'],
  ['que', 'este'],
  ['que', 'sea'],
  ['que', 'sean'],
  ['que', 'tengas'],
  ['que', 'tengan'],
  ['que', 'haya'],
  ['de', 'cada', 'uno'],
  ['de', 'cada', 'una'],
  ['cada', 'uno'],
  ['cada', 'una'],
  ['si', 'hay'],
  ['si', 'tienes'],
  ['si', 'tienen'],
  ['porque'],
  ['que', 'se', 'me'],
  ['tambien'],
  ['ahora'],
  ['ya'],
  ['hoy'],
  ['alli'],
];
/** Words before or after a list that belong to no item. */
const OPENERS = new Set([
  'y',
  'e',
  'tambien',
  'ademas',
  'luego',
  'ya',
  'ahora',
  'algo',
  'algun',
  'alguna',
  'algunos',
  'algunas',
]);
const JOINS = new Set([',', ';', '.', 'y', 'e', 'mas', 'tambien', 'ademas', 'luego', 'and']);

/** The items of a list, in its order. */
export const itemsOf = (
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
  context: VoiceContext,
): readonly ParsedItem[] => {
  const each = eachOf(tokens);
  if (each)
    return itemsOf(each.tokens, lexicon, context).map((item) =>
      item.isCounted ? item : { ...item, quantity: each.quantity, unit: each.unit, isCounted: true },
    );
  return partsOf(tokens, lexicon).reduce<ParsedItem[]>((items, part) => {
    const item = itemOf(part, context);
    const before = items.at(-1);
    // "leche, dos": the number belongs to the item before it.
    if (item && before && item.name === '' && item.isCounted && !before.isCounted && before.name !== '')
      items[items.length - 1] = { ...before, quantity: item.quantity, unit: item.unit, isCounted: true };
    else if (item) items.push(withUnitBefore(part, item, before));
    return items;
  }, []);
};

/** "dos libras de carne y una de queso": the second is of pounds too. */
const withUnitBefore = (
  part: readonly Token[],
  item: ParsedItem,
  before: ParsedItem | undefined,
): ParsedItem => {
  const count = numberAt(part, 0);
  const another = /^otr[oa]$/.test(part[0]?.folded ?? '') ? 1 : 0;
  const isOf = part[count?.length ?? another]?.folded === 'de' && (count !== null || another === 1);
  return isOf && item.unit === null && before?.unit && before.unit !== 'docena'
    ? { ...item, unit: before.unit }
    : item;
};

/** Splits at commas and "y", and where the catalog says that another product begins. */
const partsOf = (tokens: readonly Token[], lexicon: VoiceLexicon): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const part = parts.at(-1) as Token[];
    if (isJoin(tokens, at, part, lexicon)) parts.push([]);
    else if (startsNextItem(tokens, at, part, lexicon)) parts.push([token]);
    else if (isWord(token) && !(part.length === 0 && OPENERS.has(token.folded))) part.push(token);
  }
  return parts.filter((part) => part.length > 0);
};

const isJoin = (
  tokens: readonly Token[],
  at: number,
  part: readonly Token[],
  lexicon: VoiceLexicon,
): boolean => {
  const { folded } = tokens[at] as Token;
  if (!JOINS.has(folded) || part.length === 0) return false;
  const next = tokens[at + 1]?.folded ?? '';
  if (folded === 'mas')
    return at + 1 < tokens.length && !/^(?:barat|economic|grande|pequen|chiquit)/.test(next);
  if (folded !== 'y' && folded !== 'e' && folded !== 'and') return true;
  // "treinta y dos", "dos y media": of the number, not of the list.
  for (let start = Math.max(0, at - 3); start < at; start += 1) {
    const number = numberAt(tokens, start);
    if (number && start + number.length > at) return false;
  }
  const isFraction = unitOf(part.at(-1)?.folded ?? '') !== null && (numberAt(tokens, at + 1)?.value ?? 1) < 1;
  if (isFraction) return false;
  // "macarrones y queso" stays one where a title joins both, "half and half" too.
  const last = part.at(-1)?.folded ?? '';
  return !(lexicon.joins(last, next) || (folded === 'and' && last === next));
};

/** "pan leche huevos": the second begins a product, no title has both in a row, and no word links them. */
const startsNextItem = (
  tokens: readonly Token[],
  at: number,
  part: readonly Token[],
  lexicon: VoiceLexicon,
): boolean => {
  const last = part.at(-1)?.folded;
  const { folded } = tokens[at] as Token;
  if (last === undefined || !isNamed(part)) return false;
  // "una lata de gandules, otra de maíz"
  if ((folded === 'otra' || folded === 'otro') && tokens[at + 1]?.folded === 'de') return true;
  if (isSizeOfName(tokens, at)) return false;
  // A number after a name begins another item, unless it ends the phrase: "leche dos".
  const number = numberAt(tokens, at);
  if (number && last !== 'de' && last !== 'al') {
    const after = tokens[at + number.length];
    const unit = after && unitOf(after.folded) ? tokens[at + number.length + 1] : after;
    return unit !== undefined && isWord(unit) && !JOINS.has(unit.folded);
  }
  if (links.has(last) || links.has(folded) || articles.has(last) || last === 'ni' || folded === 'ni')
    return false;
  return (
    startsProduct(folded, lexicon) &&
    lexicon.hasWord(last) &&
    !lexicon.follows(last, folded) &&
    folded.length > 2
  );
};

const startsProduct = (word: string, lexicon: VoiceLexicon): boolean =>
  formsOf(word).some((form) => lexicon.begins(form));

/** Whether a part already has a name, not only a quantity. */
const isNamed = (part: readonly Token[]): boolean => {
  const number = numberAt(part, 0);
  const rest = part
    .slice(number?.length ?? 0)
    .filter(({ folded }) => !articles.has(folded) && folded !== 'de');
  return rest.some(({ folded }) => unitOf(folded) === null && !POINTERS.has(folded) && !JOINS.has(folded));
};

/** "dos de cada uno" at the end applies to all items before it. */
export const eachOf = (
  tokens: readonly Token[],
): {
  readonly tokens: readonly Token[];
  readonly quantity: number;
  readonly unit: ParsedItem['unit'];
} | null => {
  const at = tokens.findLastIndex(
    ({ folded }, index) =>
      folded === 'cada' &&
      (/^un[oa]$/.test(tokens[index + 1]?.folded ?? '') ||
        // "cinco libras de cada"
        (tokens[index - 1]?.folded === 'de' && !isCountable(tokens[index + 1]))),
  );
  if (at < 2) return null;
  const end = tokens[at - 1]?.folded === 'de' ? at - 1 : at;
  const after = /^un[oa]$/.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  for (let from = Math.max(0, end - 4); from < end; from += 1) {
    const read = quantityAt(tokens, from);
    if (read && from + read.length === end)
      return {
        tokens: [...tokens.slice(0, from), ...tokens.slice(after)],
        quantity: read.value,
        unit: read.unit,
      };
  }
  return null;
};

const isCountable = (token: Token | undefined): boolean =>
  token !== undefined && isWord(token) && token.folded !== 'que';

const itemOf = (part: readonly Token[], context: VoiceContext): ParsedItem | null => {
  const ordinal = ordinalOf(part, context);
  if (ordinal) return ordinal;
  const lead = quantityLeadOf(part);
  const named = withoutTail(trimmedName(part.slice(lead.length)));
  const last = trailingQuantity(named);
  const { quantity, unit } = last ?? lead;
  const words = last ? trimmedName(named.slice(0, last.at)) : named;
  const isMore = part.some(({ folded }) => ADDITION_WORDS.has(folded));
  const isPointer = words.every(({ folded }) => POINTERS.has(folded) || folded === 'de');
  if (isPointer && !lead.isCounted && !last && !isMore && !part.some(({ folded }) => POINTERS.has(folded)))
    return null;
  return {
    name: isPointer ? '' : textOf(words),
    quantity,
    unit,
    isCounted: lead.isCounted || last !== null,
    isMore,
    refersToScreen: context.results?.some((title) => title.toLowerCase() === textOf(words)) ?? false,
  };
};

/** "dos de primero": the title of what is shown, without an article. */
const ordinalOf = (part: readonly Token[], { results = [] }: VoiceContext): ParsedItem | null => {
  if (results.length === 0) return null;
  const lead = quantityLeadOf(part);
  const [word, ...others] = part
    .slice(lead.length)
    .filter(({ folded }) => !articles.has(folded) && folded !== 'de');
  const place = others.length === 0 ? placeOf(word?.folded ?? '') : null;
  const title = place === null ? undefined : results.at(place < 0 ? place : place - 1);
  if (title === undefined) return null;
  return {
    name: title.toLowerCase(),
    quantity: lead.quantity,
    unit: lead.unit,
    isCounted: lead.isCounted,
    isMore: false,
    refersToScreen: true,
  };
};

/** Without the articles and links around it. */
export const trimmedName = (words: readonly Token[]): readonly Token[] => {
  let from = 0;
  let to = words.length;
  while (
    from < to &&
    (articles.has(words[from]?.folded ?? '') ||
      /^(?:que|cual|cuales)$/.test(words[from]?.folded ?? '') ||
      links.has(words[from]?.folded ?? '')) &&
    !isSin(words, from)
  )
    from += 1;
  while (to > from && (links.has(words[to - 1]?.folded ?? '') || articles.has(words[to - 1]?.folded ?? '')))
    to -= 1;
  return words.slice(from, to);
};

/** "sin azúcar" is part of the product, also at the beginning. */
const isSin = (words: readonly Token[], at: number): boolean => words[at]?.folded === 'sin';

/** Without the purpose, the wish or the ordering that follows a name. */
const withoutTail = (words: readonly Token[]): readonly Token[] => {
  for (let at = 1; at < words.length; at += 1)
    if (TAILS.some((tail) => tail.every((word, index) => words[at + index]?.folded === word)))
      return trimmedName(words.slice(0, at));
  return words;
};
