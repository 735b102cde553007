import type { Token } from '@nutricion/language';
import { numberAt } from './numbers.ts';
import { unitOf, type VoiceUnit } from './units.ts';
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
  readonly unit: VoiceUnit | null;
  readonly length: number;
  readonly isCounted: boolean;
}

/** "dos libras de", "una docena de", "libra y media de", "cuarto de libra de", "otras dos", "un". */
export const quantityLeadOf = (part: readonly Token[]): QuantityLead => {
  const from = afterArticles(part);
  const counted = countAt(part, from);
  const unit = unitOf(part[counted.at]?.folded ?? '');
  if (unit) {
    const fraction = fractionAfterUnit(part, counted.at + 1);
    const at = counted.at + 1 + fraction.length;
    return leadUpTo(part, at, { quantity: counted.quantity + fraction.value, unit, isCounted: true });
  }
  const isOfUnit = counted.isCounted && part[counted.at]?.folded === 'de';
  const later = isOfUnit ? unitOf(part[counted.at + 1]?.folded ?? '') : null;
  if (later)
    return leadUpTo(part, counted.at + 2, { quantity: counted.quantity, unit: later, isCounted: true });
  return leadUpTo(part, counted.at, { ...counted, unit: null });
};

/** Skips articles and "como", "unos" before a number. */
const afterArticles = (part: readonly Token[]): number => {
  let at = 0;
  while (articles.has(part[at]?.folded ?? '') && numberAt(part, at) === null) at += 1;
  return part[at]?.folded === 'como' && numberAt(part, at + 1) !== null ? at + 1 : at;
};

/** How many, with "más" and "otras" around the number. */
const countAt = (part: readonly Token[], from: number) => {
  const number = numberAt(part, from);
  let quantity = number?.value ?? 1;
  let isCounted = number !== null;
  let at = from + (number?.length ?? 0);
  while (ADDITION_WORDS.has(part[at]?.folded ?? '')) {
    at += 1;
    const other = isCounted ? null : numberAt(part, at);
    if (other) {
      quantity = other.value;
      isCounted = true;
      at += other.length;
    }
  }
  return { quantity, isCounted, at };
};

/** "libra y media": the unit before the fraction. */
const fractionAfterUnit = (part: readonly Token[], at: number): { value: number; length: number } => {
  const rest = part[at]?.folded === 'y' ? numberAt(part, at + 1) : null;
  return rest && rest.value < 1 ? { value: rest.value, length: 1 + rest.length } : { value: 0, length: 0 };
};

const leadUpTo = (part: readonly Token[], at: number, lead: Omit<QuantityLead, 'length'>): QuantityLead => ({
  quantity: lead.quantity,
  unit: lead.unit,
  isCounted: lead.isCounted,
  length: part[at]?.folded === 'de' && at > 0 ? at + 1 : at,
});

/** "leche, dos", "arroz cinco libras": a quantity after the name, where nothing links it to the name. */
export const trailingQuantity = (
  words: readonly Token[],
): { readonly quantity: number; readonly unit: VoiceUnit | null; readonly at: number } | null => {
  for (let at = 1; at < words.length; at += 1) {
    const number = numberAt(words, at);
    const alone = number ? null : unitAndPart(words, at);
    if (alone && !links.has(words[at - 1]?.folded ?? '')) return { ...alone, at };
    if (!number || links.has(words[at - 1]?.folded ?? '')) continue;
    const unit = unitOf(words[at + number.length]?.folded ?? '');
    const length = number.length + (unit ? 1 : 0);
    if (at + length === words.length && Number.isFinite(number.value))
      return { quantity: number.value, unit, at };
    at += number.length - 1;
  }
  return null;
};

/** "libra y cuarto", at the end: one and a part. */
const unitAndPart = (
  words: readonly Token[],
  at: number,
): { readonly quantity: number; readonly unit: VoiceUnit } | null => {
  const unit = unitOf(words[at]?.folded ?? '');
  if (!unit) return null;
  const part = fractionAfterUnit(words, at + 1);
  return part.length > 0 && at + 1 + part.length === words.length ? { quantity: 1 + part.value, unit } : null;
};
