import { explainOffer } from '@nutricion/domain/offers/explain-offer';
import { belowCardText, type Offer } from '@nutricion/domain/offers/offer';
import { Tag } from 'lucide-react';

/** What an offer gives, as text and as a sum, and its last day. */
export const PromotionNote = ({ offer }: { readonly offer: Offer }) => (
  <p className="mt-3 flex gap-2 text-ui leading-snug text-guayaba-tinta">
    <Tag size={18} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
    <span>
      {explainOffer(offer)}{' '}
      {offer.belowCard && (
        <>
          <b className="num whitespace-nowrap">{belowCardText(offer.belowCard)}.</b>{' '}
        </>
      )}
      <span className="whitespace-nowrap">Hasta el {lastDay.format(offer.endsAtMs)}.</span>
    </span>
  </p>
);

const lastDay = new Intl.DateTimeFormat('es-PR', {
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Puerto_Rico',
});
