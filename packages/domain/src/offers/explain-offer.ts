import { formatUsdShort } from '../kit/money.ts';
import { savedTogetherCents } from './line-price.ts';
import { CARD_PERCENT_OFF, type Offer, percentOff } from './offer.ts';

const lower = `O ${CARD_PERCENT_OFF} % menos en cada unidad, si así sale más bajo.`;

/** An offer explained in one or two Spanish sentences, consistent with `lineTotalCents`. */
export const explainOffer = (offer: Offer): string => {
  const { rule, belowCard } = offer;
  if (belowCard === null) return `${percentOff(rule)} % menos en cada unidad.`;
  const saved = formatUsdShort(savedTogetherCents(belowCard));
  switch (rule.type) {
    case 'percent-off':
      return `${percentOff(rule)} % menos en cada unidad.`;
    case 'bogo':
      return `Por cada una que pagas, otra va gratis. Si llevas una sola, ${CARD_PERCENT_OFF} % menos.`;
    case 'buy-x-save-y':
      return rule.quantity === 1
        ? `Ahorras ${saved} en cada unidad.`
        : `Cada ${rule.quantity} que llevas, ahorras ${saved}. ${lower}`;
    case 'spend-x-save-y':
      return `Si gastas ${formatUsdShort(rule.spendCents)} o más en este producto, ahorras ${saved}. ${lower}`;
  }
};
