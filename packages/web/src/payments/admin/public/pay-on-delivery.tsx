import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { useState } from 'react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { ReasonDialog } from '../../../kit/admin/reason-dialog.tsx';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { payOnDelivery } from '../api.ts';

interface PayOnDeliveryProps {
  readonly order: Pick<
    AdminOrderJson,
    'id' | 'number' | 'version' | 'status' | 'money' | 'can_pay_on_delivery'
  >;
  readonly isReadOnly: boolean;
  /** The order may have changed, also where it was refused. */
  readonly onChange: () => void;
}

/** Says that an order's payment in advance was lost, and lets it be paid when it is handed over. */
export const PayOnDelivery = ({ order, isReadOnly, onChange }: PayOnDeliveryProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const mayDecide = usePermission()('payments.refund');
  const waits = situations[order.status];
  // That somebody hasn't paid yet concerns only who can do something about it.
  const isShown = order.can_pay_on_delivery && (mayDecide || waits === undefined);
  const { due, packed } = order.money;
  const amount = formatUsd(orderMoney.fromJson(packed ?? due).totalCents);
  return (
    <>
      {isShown && (
        <div className="mt-3 grid gap-3 rounded-ficha bg-mango-tinte px-4 py-3 text-mango-tinta sm:grid-cols-[1fr_auto] sm:items-center">
          <p className="text-ui font-semibold">{waits ?? LOST}</p>
          {mayDecide ? (
            <Button size="sm" variant="outline" disabled={isReadOnly} onClick={() => setIsOpen(true)}>
              Que pague al recibir…
            </Button>
          ) : (
            <p className="text-ui">Avísale a quien lleva los pagos.</p>
          )}
        </div>
      )}
      {isOpen && (
        <ReasonDialog
          title={`${order.number} se paga al recibir`}
          description={`Paga ${amount} cuando se le entregue: en efectivo, con tarjeta o por ATH Móvil. Lo que el banco le haya apartado se suelta, y le escribimos para que lo sepa.`}
          action="Que pague al recibir"
          question="¿Por qué?"
          onSend={async (reason) => {
            try {
              await payOnDelivery(order, reason);
            } finally {
              onChange();
            }
            toastSuccess(`${order.number} se paga al recibir`);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

const LOST = 'Su pago por adelantado se perdió: no se cobró nada, y así el pedido no sale.';

const situations: Partial<Record<OrderStatus, string>> = {
  pendiente_pago: 'Todavía no ha pagado. Si está contigo al teléfono y no puede, que pague al recibir.',
  vencido: 'Venció sin pago. Si todavía lo quiere, se aparta otra vez y paga al recibir.',
};
