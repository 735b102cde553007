import { numberAt, type QuantityUnit, quantityAt, sizeAt, type Token, unitOf } from '@nutricion/language';
import { articles, links } from './voice-words.ts';

/** Words that add to a quantity in the cart. */
export const ADDITION_WORDS = new Set([
  'mas',
  'otro',
  'otra',
  'otros',
  'otras',
  'adicional',
  'adicionales',
  'extra',
]);

/** The quantity before a name. */
export interface QuantityLead {
  readonly quantity: number;
  readonly unit: QuantityUnit | null;
  readonly length: number;
  readonly isCounted: boolean;
}

/** "dos libras de", "una docena de", "libra y media de", "cuarto de libra de", "otras dos", "un". */
export const quantityLeadOf = (part: readonly Token[]): QuantityLead => {
  const from = afterAdditions(part, afterArticles(part));
  // "dos litros de ginger ale": how large it is belongs to its name.
  if (isSizeOfName(part, from)) return { quantity: 1, unit: null, isCounted: true, length: from };
  const read = quantityAt(part, from);
  const at = afterAdditions(part, from + (read?.length ?? 0));
  if (!read) return leadUpTo(part, at, { quantity: 1, unit: null, isCounted: false });
  const unit = read.unit === null && at > from + read.length ? unitOf(part[at]?.folded ?? '') : null;
  return leadUpTo(part, unit ? at + 1 : at, {
    quantity: read.value,
    unit: unit ?? read.unit,
    isCounted: true,
  });
};

/** Whether a number at a position says how large something is, in a unit that counts nothing: litres, grams. */
export const isSizeOfName = (words: readonly Token[], at: number): boolean =>
  quantityAt(words, at)?.unit === null && sizeAt(words, at) !== null;

/** Skips articles and "como", "unos" before a number. */
const afterArticles = (part: readonly Token[]): number => {
  let at = 0;
  while (articles.has(part[at]?.folded ?? '') && numberAt(part, at) === null) at += 1;
  return part[at]?.folded === 'como' && numberAt(part, at + 1) !== null ? at + 1 : at;
};

/** Skips "más" and "otras" before or after a number. */
const afterAdditions = (part: readonly Token[], from: number): number => {
  let at = from;
  while (ADDITION_WORDS.has(part[at]?.folded ?? '')) at += 1;
  return at;
};

const leadUpTo = (part: readonly Token[], at: number, lead: Omit<QuantityLead, 'length'>): QuantityLead => ({
  quantity: lead.quantity,
  unit: lead.unit,
  isCounted: lead.isCounted,
  length: part[at]?.folded === 'de' && at > 0 ? at + 1 : at,
});

/** "leche, dos", "arroz cinco libras", "queso libra y cuarto": a quantity after the name, where nothing links it to the name. */
export const trailingQuantity = (
  words: readonly Token[],
): { readonly quantity: number; readonly unit: QuantityUnit | null; readonly at: number } | null => {
  for (let at = 1; at < words.length; at += 1) {
    if (links.has(words[at - 1]?.folded ?? '')) continue;
    const read = quantityAt(words, at);
    if (!read) continue;
    const isStated = read.isCounted || read.value !== 1;
    if (isStated && at + read.length === words.length && Number.isFinite(read.value))
      return { quantity: read.value, unit: read.unit, at };
    const number = numberAt(words, at);
    at += (number?.length ?? 1) - 1;
  }
  return null;
};
