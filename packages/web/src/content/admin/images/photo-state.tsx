import type { GalleryRowJson } from '@nutricion/contract/content/images';
import { Badge } from '../../../kit/ui/badge.tsx';

type PhotoState = GalleryRowJson['state'];

export const photoStates = ['falta', 'vencida', 'por-vencer', 'borrador', 'publicada', 'retirada'] as const;

export const photoStateLabels: Record<PhotoState, string> = {
  falta: 'Falta',
  vencida: 'Derecho vencido',
  'por-vencer': 'Por vencer',
  borrador: 'Por publicar',
  publicada: 'Publicada',
  retirada: 'Retirada',
};

const tones = {
  falta: 'state',
  vencida: 'bad',
  'por-vencer': 'needs-you',
  borrador: 'needs-you',
  publicada: 'good',
  retirada: 'state',
} as const;

/** How a recipe's photo stands. */
export const photoStateBadge = ({ state, days_left }: GalleryRowJson) => (
  <Badge tone={tones[state]}>
    {days_left === null ? photoStateLabels[state] : days_left === 0 ? 'Vence hoy' : `Vence en ${days_left} d`}
  </Badge>
);

export const viewsText = (views: number): string =>
  views === 1 ? '1 vez' : `${views.toLocaleString('es-PR')} veces`;
