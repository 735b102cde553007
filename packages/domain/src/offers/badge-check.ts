import { formatUsdShort } from '../kit/money.ts';
import { typedNumber } from '../kit/typed-number.ts';
import { savedCents } from './line-price.ts';
import { CARD_PERCENT_OFF, type Offer, offerBadge, percentOff } from './offer.ts';

/**
 * Why a custom badge text is refused, in Spanish; null if it is true. Percents, dollars, counts and "gratis" are claims; a text without any ("Semana
 * de la enfermería") is always accepted.
 */
export const badgeIssue = (text: string, offer: Offer): string | null => {
  const accurateBadge = offerBadge({ ...offer, badgeText: null });
  const isTruthful = claimsIn(text).every((claim) => isTrueClaim(claim, offer, accurateBadge));
  return isTruthful
    ? null
    : `Eso no es lo que se cobra. Déjala vacía y dirá «${accurateBadge}», o no menciones cuánto.`;
};

/** A note for a rule that saves less than the card's discount, which then applies instead; null if the rule itself applies. */
export const floorNote = (offer: Offer): string | null => {
  const { rule, belowCard } = offer;
  if (belowCard !== null || (rule.type === 'percent-off' && rule.percent >= CARD_PERCENT_OFF)) return null;
  return `Todo producto en oferta cuesta al menos ${CARD_PERCENT_OFF} % menos, y esta regla da menos que eso: se cobra ${CARD_PERCENT_OFF} % menos por unidad, y la etiqueta dice lo que eso ahorra.`;
};

type BadgeClaim =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'dollars'; readonly text: string }
  | { readonly kind: 'free' }
  | { readonly kind: 'count'; readonly count: number };

const claimsIn = (text: string): readonly BadgeClaim[] => [
  ...matches(text, /(\d+(?:[.,]\d+)*)\s*(?:%|por ciento)/gi).map(
    (percent): BadgeClaim => ({ kind: 'percent', percent: typedNumber(percent, 'spoken') ?? Number.NaN }),
  ),
  ...matches(text, /\$\s*(\d+(?:[.,]\d+)*)/g).map(
    (amount): BadgeClaim => ({ kind: 'dollars', text: usd(amount) }),
  ),
  ...(/gratis|regalo|mitad|\bfree\b|\b\d+\s*[x×]\s*\d+\b/i.test(text) ? [{ kind: 'free' } as const] : []),
  ...matches(text, /(?:compra|lleva)\s+(\d+)/gi).map(
    (count): BadgeClaim => ({ kind: 'count', count: Number(count) }),
  ),
];

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, figure = '']) => figure);

const usd = (amount: string): string =>
  formatUsdShort(Math.round((typedNumber(amount, 'spoken') ?? Number.NaN) * 100));

const isTrueClaim = (claim: BadgeClaim, offer: Offer, accurateBadge: string): boolean => {
  switch (claim.kind) {
    // Badges state no percentage for several units together.
    case 'percent':
      return offer.rule.type === 'percent-off' || offer.belowCard === null
        ? claim.percent === percentOff(offer.rule)
        : false;
    case 'dollars':
      return (
        tokensOf(accurateBadge).includes(claim.text) || claim.text === formatUsdShort(savedCents(offer.each))
      );
    case 'free':
      return offer.rule.type === 'bogo';
    case 'count':
      return tokensOf(accurateBadge).includes(String(claim.count));
  }
};

const tokensOf = (text: string): readonly string[] => text.split(/[\s,]+/);
