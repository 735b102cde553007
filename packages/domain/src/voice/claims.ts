import { fold } from '@nutricion/language';
import { typedNumber } from '../kit/typed-number.ts';

const ACTIONS =
  /\b(?:agregu[ei]|anadi|puse|meti|quit[ei]|quite|elimine|borre|saque|vacie|actualice|cambie|deje|(?:he|ya esta|ya estan|queda|quedan|quedo|quedaron|fue|fueron|ha sido|han sido) (?:agregad|anadid|puest|quitad|eliminad|vaciad|actualizad|metid|sacad|borrad)\w*|(?:agregad|anadid|quitad|eliminad)[oa]s?)\b/;
const NOT_DONE =
  /\b(?:no|todavia no|aun no)\s+(?:lo |la |los |las |te |se )*(?:he |puedo |pude |ha |fue )?\w+/;
const QUESTION_MARK = /[¿?]/;

/** Whether a sentence of the assistant claims a change of the cart. Questions and denials don't. */
export const claimsAction = (text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    if (QUESTION_MARK.test(sentence)) return false;
    const folded = fold(sentence);
    return ACTIONS.test(folded.replace(NOT_DONE, ''));
  });

const sentencesOf = (text: string): readonly string[] => text.match(/[^.!?\n]+[.!?]*/g) ?? [];

/** A difference that counts as wrong (specification, section 9). */
export const TOTAL_TOLERANCE_CENTS = 100;

const AMOUNT =
  /\$\s?(\d+(?:[.,]\d+)*)|\b(\d+(?:[.,]\d+)*)\s*(?:dolares|pesos)(?:\s*(?:y|con)\s*(\d{1,2})\s*(?:centavos|chavos)?)?/g;
const OF_TOTAL = /\b(?:total|suma|carrito|compra|en todo)\b/;

/** The total that a text names, in cents; null if none. An amount is a total only if its sentence says so. */
export const spokenTotalCents = (text: string): number | null => {
  const totals = (fold(text).match(/[^!?\n;]+/g) ?? [])
    .filter((part) => OF_TOTAL.test(part))
    .flatMap(amountsIn);
  return totals.at(-1) ?? null;
};

const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(AMOUNT)].flatMap(([, signed, bare, cents]) => {
    const dollars = typedNumber(signed ?? bare ?? '', 'spoken');
    return dollars === null ? [] : [Math.round(dollars * 100) + Number((cents ?? '0').padEnd(2, '0'))];
  });

/** Whether the spoken total differs by more than the tolerance. */
export const isWrongTotal = (text: string, cartCents: number): boolean => {
  const spokenCents = spokenTotalCents(text);
  return spokenCents !== null && Math.abs(spokenCents - cartCents) > TOTAL_TOLERANCE_CENTS;
};
