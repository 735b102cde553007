import { formatUsdShort } from '../money/money.ts';
import { PROMOTED_PERCENT } from './price.ts';
import type { PromotionRule } from './promotion.ts';

/** What every unit on offer costs less, at the least: the card shows it, so it holds. */
const CARD_PERCENT_OFF = 100 - PROMOTED_PERCENT;
const lower = `O ${CARD_PERCENT_OFF} % menos en cada unidad, si así sale más bajo.`;

/** A promotion in one or two sentences of Spanish: what `lineTotalCents` charges, in words. */
export const explainPromotion = (rule: PromotionRule): string => {
  switch (rule.type) {
    case 'percent-off':
      return `${Math.max(rule.percent, CARD_PERCENT_OFF)} % menos en cada unidad.`;
    case 'bogo':
      return `Por cada una que pagas, otra va gratis. Si llevas una sola, ${CARD_PERCENT_OFF} % menos.`;
    case 'buy-x-save-y':
      return `Cada ${rule.quantity} que llevas, ahorras ${formatUsdShort(rule.saveCents)}. ${lower}`;
    case 'spend-x-save-y':
      return `Si gastas ${formatUsdShort(rule.spendCents)} o más en este producto, ahorras ${formatUsdShort(rule.saveCents)}. ${lower}`;
  }
};
