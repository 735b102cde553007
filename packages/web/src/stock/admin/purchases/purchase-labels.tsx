import type { PurchaseState } from '@nutricion/domain/stock/purchase-order';
import { Badge } from '../../../kit/ui/badge.tsx';

export const purchaseStateLabels: Readonly<Record<PurchaseState, string>> = {
  borrador: 'Borrador',
  enviada: 'Enviada',
  parcial: 'Recibida en parte',
  recibida: 'Recibida',
  cerrada: 'Cerrada',
  cancelada: 'Cancelada',
};

const tones = {
  borrador: 'needs-you',
  enviada: 'state',
  parcial: 'needs-you',
  recibida: 'good',
  cerrada: 'state',
  cancelada: 'bad',
} as const;

export const PurchaseStateBadge = ({ state }: { readonly state: PurchaseState }) => (
  <Badge tone={tones[state]}>{purchaseStateLabels[state]}</Badge>
);
