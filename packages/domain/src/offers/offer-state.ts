import { isRunning, type ManualOfferState, type OfferStateFacts } from '../catalog/promotion.ts';

export const manualOfferStates = [
  'borrador',
  'pausada',
  'terminada',
] as const satisfies readonly ManualOfferState[];

export const offerStates = ['borrador', 'programada', 'vigente', 'pausada', 'terminada'] as const;
export type OfferState = (typeof offerStates)[number];

/** The state of an offer, `vigente` exactly while it counts. */
export const offerState = (offer: OfferStateFacts, nowMs: number): OfferState => {
  const { endsAtMs, hold } = offer;
  if (isRunning(offer, nowMs)) return 'vigente';
  if (hold === 'borrador' || hold === 'terminada') return hold;
  if (nowMs > endsAtMs) return 'terminada';
  return hold ?? 'programada';
};

/** What can be done to an offer; its words and days are changed apart from these. */
export const offerTransitions = ['publish', 'pause', 'resume', 'end'] as const;
export type OfferTransitionKind = (typeof offerTransitions)[number];

/** What an offer in a state can be told; one that is over stays over, and is begun again as a copy. */
export const offerTransitionsFrom: Record<OfferState, readonly OfferTransitionKind[]> = {
  borrador: ['publish', 'end'],
  programada: ['pause', 'end'],
  vigente: ['pause', 'end'],
  pausada: ['resume', 'end'],
  terminada: [],
};

/** What holds it after the move. */
export const manualStateAfter: Record<OfferTransitionKind, ManualOfferState | null> = {
  publish: null,
  pause: 'pausada',
  resume: null,
  end: 'terminada',
};
