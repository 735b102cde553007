import type { Promotion, PromotionRule } from '@nutricion/domain/catalog/promotion';
import { promotionMoney } from '../kit/money.ts';
import type { PromotionJson } from './promotion-schema.ts';

export const promotionToJson = ({ rule, badgeText, startsAtMs, endsAtMs }: Promotion): PromotionJson => ({
  type: rule.type,
  badge_text: badgeText,
  discount_percent: rule.type === 'percent-off' ? rule.percent : null,
  ...promotionMoney.toJson({
    saveCents: 'saveCents' in rule ? rule.saveCents : null,
    spendCents: rule.type === 'spend-x-save-y' ? rule.spendCents : null,
  }),
  condition_quantity: rule.type === 'buy-x-save-y' ? rule.quantity : null,
  start_date: new Date(startsAtMs).toISOString(),
  end_date: new Date(endsAtMs).toISOString(),
});

export const promotionFromJson = (json: PromotionJson): Promotion => ({
  rule: ruleFromJson(json),
  badgeText: json.badge_text,
  startsAtMs: Date.parse(json.start_date),
  endsAtMs: Date.parse(json.end_date),
});

/** A response that a browser cached before a field existed has no such field: counts as saving nothing. */
const ruleFromJson = (json: PromotionJson): PromotionRule => {
  const { saveCents, spendCents } = promotionMoney.fromJson(json);
  switch (json.type) {
    case 'percent-off':
      return { type: json.type, percent: json.discount_percent ?? 0 };
    case 'bogo':
      return { type: json.type };
    case 'buy-x-save-y':
      return { type: json.type, quantity: json.condition_quantity ?? 1, saveCents: saveCents ?? 0 };
    case 'spend-x-save-y':
      return { type: json.type, spendCents: spendCents ?? 0, saveCents: saveCents ?? 0 };
  }
};
