import type { Promotion } from '@nutricion/domain/catalog/promotion';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import type { OfferForm } from '@nutricion/domain/offers/offer-form';
import { promotionToJson } from '../catalog/promotion.ts';
import { promotionMoney } from '../kit/money.ts';
import type { OfferFormJson } from './admin-offers.ts';

export type OfferFields = Omit<OfferFormJson, 'product_id'>;

/** An offer from the API in the form that the rules check. A day that the stored offer already had keeps its exact time. */
export const offerFormFromJson = (json: OfferFields, stored?: Promotion): OfferForm => ({
  type: json.type,
  percent: json.discount_percent,
  quantity: json.condition_quantity,
  ...promotionMoney.fromJson({ discount_value: json.discount_value, condition_spend: json.condition_spend }),
  badgeText: json.badge_text || null,
  starts: stored && puertoRicoDate(stored.startsAtMs) === json.starts_on ? stored.startsAtMs : json.starts_on,
  ends: stored && puertoRicoDate(stored.endsAtMs) === json.ends_on ? stored.endsAtMs : json.ends_on,
});

/** A promotion as the fields of the offer form. */
export const offerFormToJson = (promotion: Promotion): OfferFields => {
  const { start_date: _, end_date: __, ...rule } = promotionToJson(promotion);
  return {
    ...rule,
    starts_on: puertoRicoDate(promotion.startsAtMs),
    ends_on: puertoRicoDate(promotion.endsAtMs),
  };
};
