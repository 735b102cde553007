import { numberAt } from '../numbers/number-at.ts';
import { quantityAt } from '../quantities/quantity-at.ts';
import { unitOf } from '../quantities/units.ts';
import type { Token } from './tokens.ts';

/** Words that take back what was said before them. */
const RETRACTIONS = new Set(
  'no nah digo perdon mejor espera esperate aguanta corrijo disculpa sino wait sorry'.split(' '),
);

/** Whether a folded word may take back what was said before it. */
export const isRetraction = (word: string): boolean => RETRACTIONS.has(word);

/** "solo una, no tres": the first is meant. */
const ONLY = new Set(['solo', 'solamente', 'nomas', 'nada']);

/**
 * The phrase after its corrections: of "dos, no, tres libras" the three stays, of "una libra, digo dos libras" the
 * two. Of a corrected product ("arroz, digo avena") the second stays.
 */
export const applyCorrections = (tokens: readonly Token[]): readonly Token[] => {
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at);
    if (!number) continue;
    let next = at + number.length;
    const unit = unitOf(tokens[next]?.folded ?? '') ? 1 : 0;
    next += unit;
    const retractionLength = retractionAt(tokens, next);
    const other = retractionLength > 0 ? numberAt(tokens, next + retractionLength) : null;
    if (!other) continue;
    if (ONLY.has(tokens[at - 1]?.folded ?? '') && isPlainNo(tokens.slice(next, next + retractionLength)))
      return applyCorrections([
        ...tokens.slice(0, next),
        ...tokens.slice(next + retractionLength + other.length),
      ]);
    const after = next + retractionLength + other.length;
    const hasOwnUnit = unitOf(tokens[after]?.folded ?? '') !== null;
    const retained = unit === 1 && !hasOwnUnit ? tokens.slice(next - 1, next) : [];
    return applyCorrections([
      ...tokens.slice(0, at),
      ...tokens.slice(next + retractionLength, after),
      ...retained,
      ...tokens.slice(after),
    ]);
  }
  return withOtherQuantity(tokens) ?? withOtherProduct(tokens);
};

const isPlainNo = (between: readonly Token[]): boolean =>
  between.every(({ folded }) => folded === 'no' || folded === ',');

/** How many tokens retract what comes before; 0 if none do. */
const retractionAt = (tokens: readonly Token[], at: number): number => {
  let length = 0;
  let isRetracted = false;
  for (; length < 5; length += 1) {
    const { folded } = tokens[at + length] ?? { folded: '' };
    if (RETRACTIONS.has(folded)) isRetracted = true;
    else if (![',', '.', '!', 'que', 'son', 'ponme', 'dame'].includes(folded)) break;
  }
  return isRetracted ? length : 0;
};

const SIGN = /^[,.!;]$/;
/** "sino" needs the "no" before it. */
const TAKES_BACK = new Set([...RETRACTIONS].filter((word) => word !== 'sino'));

/** "un galón de leche, espera, medio galón": the first quantity is the second one; null if no quantity is taken back at the end. */
const withOtherQuantity = (tokens: readonly Token[]): readonly Token[] | null => {
  const at = tokens.findIndex(({ folded }, index) => index > 1 && TAKES_BACK.has(folded));
  if (at === -1) return null;
  let from = at;
  while (TAKES_BACK.has(tokens[from]?.folded ?? '') || SIGN.test(tokens[from]?.folded ?? '')) from += 1;
  const other = quantityAt(tokens, from);
  // "cinco, no seis" may well mean the five.
  const isPlainNo = from === at + 1 && tokens[at]?.folded === 'no';
  if (!other?.isCounted || from + other.length !== tokens.length || isPlainNo) return null;
  const before = tokens.slice(0, tokens.slice(0, at).findLastIndex(({ folded }) => !SIGN.test(folded)) + 1);
  const start = before.findLastIndex(({ folded }) => folded === 'y' || SIGN.test(folded)) + 1;
  for (let place = start; place < before.length; place += 1) {
    const first = quantityAt(before, place);
    if (!first?.isCounted) continue;
    const number = numberAt(before, place)?.length ?? first.length;
    const end = place + (other.unit === null ? number : first.length);
    return [...before.slice(0, place), ...tokens.slice(from), ...before.slice(end)];
  }
  return null;
};

const withOtherProduct = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ folded }, index) =>
      index > 0 &&
      (folded === 'digo' || folded === 'perdon' || folded === 'corrijo') &&
      tokens[index + 1] !== undefined,
  );
  if (at < 1) return withOtherWord(tokens);
  const rest = tokens.slice(at + 1).filter(({ folded }, index) => index > 0 || folded !== ',');
  const before = tokens
    .slice(0, at)
    .filter(({ folded }, index, all) => index < all.length - 1 || folded !== ',');
  if (numberAt(rest, 0)) return [...before, ...rest];
  // The last word before is what was wrong; its quantity and unit stay.
  const start = before.findLastIndex(
    ({ folded }, index) =>
      folded === 'de' || folded === ',' || folded === 'y' || numberAt(before, index) !== null,
  );
  const retained = start === -1 ? before.slice(0, 1) : before.slice(0, start + 1);
  return [...retained, ...rest];
};

const WAITS = new Set(['espera', 'esperate', 'wait', 'sorry', 'perdon', 'aguanta', 'mejor']);

/** "mantequilla no espérate margarina": the last word before it is taken back. */
const withOtherWord = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ folded }, index) =>
      index > 1 && folded === 'no' && WAITS.has(tokens[index + 1]?.folded ?? '') && index + 2 < tokens.length,
  );
  if (at === -1) return tokens;
  let from = at + 1;
  while (WAITS.has(tokens[from]?.folded ?? '') || tokens[from]?.folded === ',') from += 1;
  const rest = tokens.slice(from);
  return rest.length === 0 ? tokens : [...tokens.slice(0, at - 1), ...rest];
};
