import type { OfferState } from '@nutricion/domain/promotion/offer-state';
import { Badge } from '../../ui/badge.tsx';
import { stateLabels } from './offer-words.ts';

export const OfferStateBadge = ({ state }: { readonly state: OfferState }) => (
  <Badge tone={state === 'vigente' ? 'good' : state === 'pausada' ? 'needs-you' : 'state'}>
    {stateLabels[state]}
  </Badge>
);
