import { fold, numberAt, type Token, textOf, unitOf } from '@nutricion/language';
import { quantityLeadOf } from '../item-lead.ts';
import { matchesTitle } from '../matches-title.ts';
import type { SpokenItem, VoiceContext, VoiceIntent, VoiceLexicon } from '../understanding.ts';

/** An item as its tags give it, with the places of its words. */
export interface TaggedItem extends SpokenItem {
  readonly isCounted: boolean;
  readonly hasUnit: boolean;
  /** The place of its number's first token; -1: none was marked. */
  readonly countedAt: number;
  /** The places of the name's tokens. */
  readonly places: readonly number[];
}

/** What a sentence says of its items beside the words of each. */
export const settleItems = (
  tagged: readonly TaggedItem[],
  tokens: readonly Token[],
  intent: VoiceIntent,
  lexicon: VoiceLexicon,
  context: VoiceContext,
): readonly SpokenItem[] => {
  const split = tagged.map(withoutTotal).flatMap((item) => splitItem(item, tokens));
  const merged = mergeAmounts(split.map((item, at) => withAmountBeside(item, split, at, tokens)));
  const counted = withNumbersBehind(withOnlyNumber(withoutRepeats(merged), tokens, intent), tokens);
  const items: TaggedItem[] = [];
  for (const item of counted) items.push(completed(item, items.at(-1), tokens, lexicon));
  return items
    .map((item) => scaled(item, tokens, context, items.length === 1))
    .map(({ name, quantity, unit }) =>
      intent === 'search' || intent === 'recipes'
        ? { name, quantity: 1, unit: null }
        : { name, quantity, unit },
    );
};

/** "en total quiero tres": of what was spoken of last, and of no product called total. */
const withoutTotal = (item: TaggedItem): TaggedItem =>
  /^(?:en )?total$/.test(fold(item.name)) ? { ...item, name: '' } : item;

/** "tembleque y arroz con dulce, cinco y cinco": one number for each of the items. */
const withNumbersBehind = (items: readonly TaggedItem[], tokens: readonly Token[]): readonly TaggedItem[] => {
  if (items.length < 2 || items.slice(0, -1).some(({ isCounted }) => isCounted)) return items;
  const numbers: number[] = [];
  for (let at = (items.at(-1)?.places.at(-1) ?? tokens.length) + 1; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    if (number) numbers.push(number.value);
    else if (!BETWEEN_NUMBERS.test(tokens[at]?.folded ?? '')) break;
    at += number?.length ?? 1;
  }
  return numbers.length === items.length
    ? items.map((item, at) => ({ ...item, quantity: numbers[at] ?? 1, isCounted: true }))
    : items;
};

const BETWEEN_NUMBERS = /^(?:,|y)$/;

/** "dos cebollas 1 cabeza de ajo": a name ends where another amount stands. */
const splitItem = (item: TaggedItem, tokens: readonly Token[]): readonly TaggedItem[] => {
  const cut = item.places.findIndex((place, index) => {
    const before = item.places[index - 1];
    if (before === undefined) return false;
    return isAmount(tokens.slice(before + 1, place));
  });
  if (cut < 1) return [item];
  const part = (places: readonly number[]) =>
    textOf(places.map((place) => tokens[place]).filter((token) => token !== undefined));
  const later: TaggedItem = {
    ...NOTHING,
    name: part(item.places.slice(cut)),
    places: item.places.slice(cut),
  };
  return [
    { ...item, name: part(item.places.slice(0, cut)), places: item.places.slice(0, cut) },
    ...splitItem(later, tokens),
  ];
};

const isAmount = (between: readonly Token[]): boolean => {
  for (let start = 0; start < between.length; start += 1) {
    const lead = quantityLeadOf(between.slice(start));
    if (
      lead.isCounted &&
      start + lead.length === between.length &&
      !ARTICLE.test(between[start]?.folded ?? '')
    )
      return true;
  }
  return false;
};

const LONGEST_AMOUNT = 6;

/** The amount right before or behind a name, where none was marked: "libra y media de bacalao", "el aceite en dos". */
const withAmountBeside = (
  item: TaggedItem,
  items: readonly TaggedItem[],
  at: number,
  tokens: readonly Token[],
): TaggedItem => {
  if (item.places.length === 0) return item;
  const before = amountBefore(item, (items[at - 1]?.places.at(-1) ?? -1) + 1, tokens);
  const amount = before ?? (item.isCounted ? null : amountBehind(item, items[at + 1]?.places[0], tokens));
  return amount === null
    ? item
    : {
        ...item,
        quantity: amount.quantity,
        unit: amount.unit ?? item.unit,
        isCounted: true,
        hasUnit: item.hasUnit || amount.unit !== null,
      };
};

type Amount = Pick<SpokenItem, 'quantity' | 'unit'>;

const amountBefore = (item: TaggedItem, after: number, tokens: readonly Token[]): Amount | null => {
  const [first = 0] = item.places;
  for (let start = Math.max(after, first - LONGEST_AMOUNT); start < first; start += 1) {
    const lead = quantityLeadOf(tokens.slice(start, first));
    if (!lead.isCounted || ARTICLE.test(tokens[start]?.folded ?? '') || start + lead.length !== first)
      continue;
    const isIts = item.countedAt === -1 || (item.countedAt >= start && item.countedAt < first);
    if (!item.isCounted || (lead.unit !== null && isIts)) return lead;
  }
  return null;
};

/** A number right before the next name is that one's. */
const amountBehind = (
  item: TaggedItem,
  nextName: number | undefined,
  tokens: readonly Token[],
): Amount | null => {
  const limit = nextName ?? tokens.length;
  let at = (item.places.at(-1) ?? 0) + 1;
  while (at < limit && BEFORE_FINAL.test(tokens[at]?.folded ?? '')) at += 1;
  const number = numberAt(tokens, at);
  if (!number || at + number.length > limit) return null;
  const unit = unitOf(tokens[at + number.length]?.folded ?? '');
  const end = at + number.length + (unit ? 1 : 0);
  return end < limit || nextName === undefined ? { quantity: number.value, unit } : null;
};

const ARTICLE = /^(?:el|la|los|las|lo)$/;
const BEFORE_FINAL = /^(?:,|\.|:|en|a|que|sean?|son)$/;

/** "carne molida, 2 lb": the amount after a name that has none; beside named items an amount alone was taken back. */
const mergeAmounts = (items: readonly TaggedItem[]): readonly TaggedItem[] => {
  const merged: TaggedItem[] = [];
  for (const item of items) {
    const before = merged.at(-1);
    if (item.name === '' && before && before.name !== '') {
      if (!before.isCounted && item.isCounted)
        merged[merged.length - 1] = {
          ...before,
          quantity: item.quantity,
          isCounted: true,
          ...(item.hasUnit && { unit: item.unit, hasUnit: true }),
        };
      else if (!before.hasUnit && item.hasUnit && !item.isCounted)
        merged[merged.length - 1] = { ...before, unit: item.unit, hasUnit: true };
      continue;
    }
    if (before?.name === '' && item.name !== '') merged.pop();
    merged.push(item);
  }
  return merged;
};

/** A name said twice is one item, as it was said last. */
const withoutRepeats = (items: readonly TaggedItem[]): readonly TaggedItem[] =>
  items.filter(
    ({ name }, at) => name === '' || !items.slice(at + 1).some((later) => fold(later.name) === fold(name)),
  );

const COUNTING: ReadonlySet<VoiceIntent> = new Set(['add', 'set_quantity', 'remove']);

/** Of one item without an amount, in a phrase with one number alone, that is its number: "déjalo en cinco". */
const withOnlyNumber = (
  items: readonly TaggedItem[],
  tokens: readonly Token[],
  intent: VoiceIntent,
): readonly TaggedItem[] => {
  const [item, ...others] = items.length === 0 ? [NOTHING] : items;
  if (!item || others.length > 0 || item.isCounted || !COUNTING.has(intent)) return items;
  const numbers: { value: number; at: number; length: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = item.places.includes(at) ? null : numberAt(tokens, at);
    const isOne = number?.value === 1 && /^un/.test(tokens[at]?.folded ?? '') && intent !== 'set_quantity';
    if (number && !isOne && tokens[at - 1]?.folded !== 'no') numbers.push({ ...number, at });
    at += number?.length ?? 1;
  }
  const [number] = numbers;
  if (numbers.length !== 1 || !number) return items;
  const unit = item.unit ?? unitOf(tokens[number.at + number.length]?.folded ?? '');
  return [{ ...item, quantity: number.value, unit, isCounted: true }];
};

const NOTHING: TaggedItem = {
  name: '',
  quantity: 1,
  unit: null,
  isCounted: false,
  hasUnit: false,
  countedAt: -1,
  places: [],
};

/** "dos de vainilla" after "tres yogures de fresa", "la sin lactosa" after "la leche entera": the thing that was named before it. */
const completed = (
  item: TaggedItem,
  before: TaggedItem | undefined,
  tokens: readonly Token[],
  lexicon: VoiceLexicon,
): TaggedItem => {
  const first = item.places[0];
  if (!before || before.name === '' || first === undefined || item.name === '') return item;
  const [head = ''] = before.name.split(' ');
  const word = fold(item.name.split(' ')[0] ?? '');
  const link = tokens[first - 1]?.folded === 'de' ? 'de ' : '';
  const isAmount =
    link !== '' &&
    (numberAt(tokens, first - 2) !== null || /^otr[oa]$/.test(tokens[first - 2]?.folded ?? ''));
  const isKind =
    word === 'sin' ||
    word === 'de' ||
    (isAmount && lexicon.follows(fold(head), word) && before.name.includes(' ')) ||
    // A kind after a kind, with no unit between them.
    (isAmount && before.unit === null && item.unit === null && isOneOf(before, tokens));
  const unit = isAmount && item.unit === null && before.unit !== 'docena' ? before.unit : item.unit;
  if (!isKind) return { ...item, unit };
  return {
    ...item,
    unit,
    name: `${head} ${word === 'sin' || word === 'de' || !before.name.includes(' de ') ? '' : link}${item.name}`,
  };
};

/** "yogures de fresa", and not "dos de salsa de tomate", whose head was said before it. */
const isOneOf = ({ name, places }: TaggedItem, tokens: readonly Token[]): boolean =>
  /^\S+ de /.test(name) && tokens[(places[0] ?? 0) - 1]?.folded !== 'de';

const isScale = ({ folded }: Token): boolean => /^(?:doble|mitad|duplica\w*|dobla\w*)$/.test(folded);

/** The place of "doble" or "mitad" right before a name; -1: there is none. */
const scaleBefore = (name: number, tokens: readonly Token[]): number => {
  let at = name - 1;
  while (/^(?:del?|el|la|los|las)$/.test(tokens[at]?.folded ?? '')) at -= 1;
  const token = tokens[at];
  return token && isScale(token) ? at : -1;
};

/** "el doble de café", "la mitad de los guineos": of what is in the cart. */
const scaled = (
  item: TaggedItem,
  tokens: readonly Token[],
  { cart = [], last = '' }: VoiceContext,
  isOnly: boolean,
): TaggedItem => {
  const at = isOnly ? tokens.findIndex(isScale) : scaleBefore(item.places[0] ?? 0, tokens);
  if (at === -1) return item;
  const isDouble = tokens[at]?.folded !== 'mitad';
  const line = cart.find(({ name }) => matchesTitle(name, item.name === '' ? last : item.name));
  if (!line || (item.isCounted && item.quantity !== 1)) return item;
  return { ...item, quantity: isDouble ? 2 * line.quantity : Math.ceil(line.quantity / 2) };
};
