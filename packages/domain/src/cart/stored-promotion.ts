import type { Promotion, PromotionRule } from '../catalog/promotion.ts';

/** A promotion out of local storage, or null for anything that is none. */
export const promotionFromStored = (value: unknown): Promotion | null => {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const rule = ruleFromStored(stored.rule);
  const { startsAtMs, endsAtMs } = stored;
  if (!rule || !isNumber(startsAtMs) || !isNumber(endsAtMs)) return null;
  return {
    rule,
    badgeText: typeof stored.badgeText === 'string' ? stored.badgeText : null,
    startsAtMs,
    endsAtMs,
  };
};

const ruleFromStored = (value: unknown): PromotionRule | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { type, percent, quantity, saveCents, spendCents } = value as Record<string, unknown>;
  if (type === 'bogo') return { type };
  if (type === 'percent-off' && isNumber(percent) && percent >= 0 && percent <= 100) return { type, percent };
  if (type === 'buy-x-save-y' && isCount(quantity) && isAmount(saveCents))
    return { type, quantity, saveCents };
  if (type === 'spend-x-save-y' && isAmount(spendCents) && isAmount(saveCents))
    return { type, spendCents, saveCents };
  return null;
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
