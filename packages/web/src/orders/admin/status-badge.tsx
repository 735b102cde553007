import { adminStatusLabels, type OrderStatus } from '@nutricion/domain/orders/order-status';
import { Badge } from '../../kit/ui/badge.tsx';

type Tone = 'needs-you' | 'state' | 'good' | 'bad';

const tones: Record<OrderStatus, Tone> = {
  pendiente_pago: 'state',
  confirmado: 'state',
  en_preparacion: 'state',
  esperando_cliente: 'needs-you',
  listo: 'good',
  en_ruta: 'good',
  entregado: 'good',
  no_entregado: 'bad',
  cancelado: 'bad',
  vencido: 'bad',
};

interface StatusBadgeProps {
  readonly status: OrderStatus;
  /** Waits for confirmation. */
  readonly isWaiting: boolean;
}

/** An order's status as the administration names it. */
export const StatusBadge = ({ status, isWaiting }: StatusBadgeProps) =>
  isWaiting ? (
    <Badge tone="needs-you">Por confirmar</Badge>
  ) : (
    <Badge tone={tones[status]}>{adminStatusLabels[status]}</Badge>
  );
