import type { Promotion, PromotionRule, PromotionType } from '../catalog/promotion.ts';
import { puertoRicoDate, puertoRicoDayStartMs } from '../kit/puerto-rico-time.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import { badgeIssue } from './badge-check.ts';
import { dayEndMs } from './format-offer-days.ts';
import { offerOf } from './offer.ts';

/** The fields of the offer form; those that the type doesn't use are ignored. */
export interface OfferForm {
  readonly type: PromotionType;
  readonly percent: number | null;
  readonly quantity: number | null;
  readonly saveCents: number | null;
  readonly spendCents: number | null;
  readonly badgeText: string | null;
  /** Days in Puerto Rico (YYYY-MM-DD), both included; or epoch milliseconds for an offer with other times. */
  readonly starts: string | number;
  readonly ends: string | number;
}

/** Messages by the specification's field names of a promotion. */
export type OfferIssues = Readonly<
  Partial<
    Record<
      | 'discount_percent'
      | 'discount_value'
      | 'condition_quantity'
      | 'condition_spend'
      | 'badge_text'
      | 'starts_on'
      | 'ends_on',
      string
    >
  >
>;

/** Validates the form for a product with that price: the promotion, or messages by field. A draft may have past days. */
export const checkOffer = (
  form: OfferForm,
  regularPriceCents: number,
  { nowMs, isDraft }: { readonly nowMs: number; readonly isDraft: boolean },
): Result<Promotion, OfferIssues> => {
  const rule = ruleOf(form);
  const startsAtMs = toEpochMs(form.starts, puertoRicoDayStartMs);
  const endsAtMs = toEpochMs(form.ends, dayEndMs);
  const issues = {
    ...(rule.ok ? priceIssues(rule.value, regularPriceCents) : rule.refusal),
    ...(Number.isNaN(startsAtMs) && { starts_on: 'Escoge desde qué día.' }),
    ...(Number.isNaN(endsAtMs) && { ends_on: 'Escoge hasta qué día; ese día cuenta entero.' }),
    ...(endsAtMs < startsAtMs && { ends_on: 'Termina antes de empezar. Escoge un día igual o posterior.' }),
    ...(!isDraft &&
      puertoRicoDate(endsAtMs || nowMs) < puertoRicoDate(nowMs) && {
        ends_on: 'Ese día ya pasó. Escoge hoy o después.',
      }),
  };
  if (!rule.ok || Object.keys(issues).length > 0) return refuse(issues);
  const promotion: Promotion = { rule: rule.value, badgeText: form.badgeText, startsAtMs, endsAtMs };
  const offer = offerOf({ regularPriceCents, promotion }, startsAtMs);
  const badge = form.badgeText && offer ? badgeIssue(form.badgeText, offer) : null;
  return badge ? refuse({ badge_text: badge }) : accept(promotion);
};

const toEpochMs = (when: string | number, ofDay: (day: string) => number): number =>
  typeof when === 'number' ? when : ofDay(when);

const MAX_UNITS = 99;

const ruleOf = ({
  type,
  percent,
  quantity,
  saveCents,
  spendCents,
}: OfferForm): Result<PromotionRule, OfferIssues> => {
  const save =
    !saveCents || saveCents < 1 ? { discount_value: 'Escribe cuánto se ahorra, por ejemplo 2.00.' } : null;
  switch (type) {
    case 'percent-off':
      return percent && Number.isInteger(percent) && percent >= 1 && percent <= 100
        ? accept({ type, percent })
        : refuse({ discount_percent: 'Escribe un número entero de 1 a 100.' });
    case 'bogo':
      return accept({ type });
    case 'buy-x-save-y': {
      const isCount =
        quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_UNITS;
      if (isCount && saveCents && !save) return accept({ type, quantity, saveCents });
      return refuse({
        ...save,
        ...(!isCount && { condition_quantity: `Escribe cuántas hay que llevar, de 1 a ${MAX_UNITS}.` }),
      });
    }
    case 'spend-x-save-y': {
      const isSpent = spendCents !== null && spendCents >= 1;
      if (isSpent && saveCents && !save) return accept({ type, spendCents, saveCents });
      return refuse({
        ...save,
        ...(!isSpent && { condition_spend: 'Escribe cuánto hay que gastar, por ejemplo 25.00.' }),
      });
    }
  }
};

/** The saving can't exceed the price: otherwise the badge would promise less than the form. */
const priceIssues = (rule: PromotionRule, regularPriceCents: number): OfferIssues => {
  if (rule.type === 'buy-x-save-y' && rule.saveCents > rule.quantity * regularPriceCents)
    return { discount_value: 'Es más de lo que cuestan todas juntas. Escribe menos.' };
  if (rule.type === 'spend-x-save-y' && rule.saveCents > rule.spendCents)
    return { discount_value: 'Es más de lo que hay que gastar. Escribe menos.' };
  return {};
};
