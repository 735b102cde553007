import { orderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { canCustomerCancel, isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BuyAgainSheet } from '../../cart/public/buy-again-sheet.tsx';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { changeLines, reorderQuery } from './api.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { isOrderStatus } from './order-timeline.ts';
import { RescheduleSheet } from './reschedule-sheet.tsx';

interface OrderActionsProps {
  readonly order: OrderJson;
  /** Just placed: buying the same again isn't offered yet. */
  readonly isNew: boolean;
}

/** Actions of the customer's order: buy again, change, cancel. */
export const OrderActions = ({ order, isNew }: OrderActionsProps) => {
  const [opened, setOpened] = useState<'none' | 'reorder' | 'change' | 'reschedule' | 'cancel'>('none');
  const onOpenChange = (open: boolean) => {
    if (!open) setOpened('none');
  };
  const status = isOrderStatus(order.status) ? order.status : null;
  const canCancel = status !== null && canCustomerCancel(status);
  const isOver = status !== null && !isOpenOrder(status);
  if (isNew && !canCancel) return null;
  return (
    <div className="grid gap-3">
      {!isNew && (
        <Button variant={isOver ? 'primary' : 'quiet'} wide onClick={() => setOpened('reorder')}>
          <RotateCcw size={20} strokeWidth={2.1} aria-hidden="true" />
          Pedir otra vez
        </Button>
      )}
      {status === 'entregado' && (
        <Link to={`/profile/orders/${order.id}/receipt`} className={buttonClass('outline')}>
          <ReceiptText size={20} strokeWidth={2.1} aria-hidden="true" />
          Ver el recibo
        </Link>
      )}
      {canCancel && (
        <Button variant="outline" wide onClick={() => setOpened('change')}>
          Añadir o quitar
        </Button>
      )}
      {canCancel && (
        <Button variant="outline" wide onClick={() => setOpened('reschedule')}>
          Cambiar la entrega
        </Button>
      )}
      {canCancel && (
        <Button variant="outline" wide onClick={() => setOpened('cancel')}>
          Cancelar el pedido
        </Button>
      )}
      <Reorder order={order} open={opened === 'reorder'} onOpenChange={onOpenChange} />
      <ChangeSheet
        order={order}
        totalCents={orderMoney.fromJson(order.due ?? order).totalCents}
        open={opened === 'change'}
        onOpenChange={onOpenChange}
        onSave={(changed) => changeLines(order, changed)}
      />
      <RescheduleSheet order={order} open={opened === 'reschedule'} onOpenChange={onOpenChange} />
      <CancelDialog order={order} open={opened === 'cancel'} onOpenChange={onOpenChange} />
    </div>
  );
};

interface ReorderProps {
  readonly order: OrderJson;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const Reorder = ({ order, open, onOpenChange }: ReorderProps) => {
  const query = useQuery({ ...reorderQuery(order.id), enabled: open });
  return (
    <BuyAgainSheet
      open={open}
      onOpenChange={onOpenChange}
      title="Pedir otra vez"
      description={`Pedido ${order.number}, a los precios de hoy`}
      lines={query.data?.lines}
      query={query}
    />
  );
};
