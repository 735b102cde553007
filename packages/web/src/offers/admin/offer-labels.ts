import type { AdminOfferJson } from '@nutricion/contract/offers/admin-offers';
import type { PromotionType } from '@nutricion/domain/catalog/promotion';
import { formatOfferEnd, formatOfferStart } from '@nutricion/domain/offers/format-offer-days';
import type { OfferState } from '@nutricion/domain/offers/offer-state';

export const stateLabels: Record<OfferState, string> = {
  borrador: 'Borrador',
  programada: 'Programada',
  vigente: 'Vigente',
  pausada: 'Pausada',
  terminada: 'Terminada',
};

/** Plural labels, for the views of the list. */
export const stateViews: Record<OfferState, string> = {
  vigente: 'Vigentes',
  programada: 'Programadas',
  pausada: 'Pausadas',
  borrador: 'Borradores',
  terminada: 'Terminadas',
};

export const typeLabels: Record<PromotionType, string> = {
  'percent-off': 'Por ciento menos',
  'buy-x-save-y': 'Compra varias, ahorra',
  bogo: 'Compra 1, lleva 1 gratis',
  'spend-x-save-y': 'Gasta y ahorra',
};

/** "desde el lunes 23 de noviembre hasta el sábado 28 de noviembre, a las 11:59 p. m." */
export const formatDays = (
  { start_date, end_date }: Pick<AdminOfferJson, 'start_date' | 'end_date'>,
  nowMs: number,
) => `${formatOfferStart(Date.parse(start_date), nowMs)} ${formatOfferEnd(Date.parse(end_date), nowMs)}`;
