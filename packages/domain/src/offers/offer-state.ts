import { isRunning, type ManualOfferState, type OfferStateFacts } from '../catalog/promotion.ts';

export const manualOfferStates = [
  'borrador',
  'pausada',
  'terminada',
] as const satisfies readonly ManualOfferState[];

export const offerStates = ['borrador', 'programada', 'vigente', 'pausada', 'terminada'] as const;
export type OfferState = (typeof offerStates)[number];

/** The state of an offer at `nowMs`; it is `vigente` exactly while prices count it. */
export const offerState = (offer: OfferStateFacts, nowMs: number): OfferState => {
  const { endsAtMs, hold } = offer;
  if (isRunning(offer, nowMs)) return 'vigente';
  if (hold === 'borrador' || hold === 'terminada') return hold;
  if (nowMs > endsAtMs) return 'terminada';
  return hold ?? 'programada';
};

/** What a person can do with an offer besides editing it. */
export const offerTransitions = ['publish', 'pause', 'resume', 'end'] as const;
export type OfferTransitionKind = (typeof offerTransitions)[number];

/** The possible transitions by state. An ended offer can't be resumed, only copied. */
export const offerTransitionsFrom: Record<OfferState, readonly OfferTransitionKind[]> = {
  borrador: ['publish', 'end'],
  programada: ['pause', 'end'],
  vigente: ['pause', 'end'],
  pausada: ['resume', 'end'],
  terminada: [],
};

/** The manual state after a transition. */
export const manualStateAfter: Record<OfferTransitionKind, ManualOfferState | null> = {
  publish: null,
  pause: 'pausada',
  resume: null,
  end: 'terminada',
};
