import type { OfferState } from '@nutricion/domain/offers/offer-state';
import { Badge } from '../../kit/ui/badge.tsx';
import { stateLabels } from './offer-labels.ts';

export const OfferStateBadge = ({ state }: { readonly state: OfferState }) => (
  <Badge tone={state === 'vigente' ? 'good' : state === 'pausada' ? 'needs-you' : 'state'}>
    {stateLabels[state]}
  </Badge>
);
