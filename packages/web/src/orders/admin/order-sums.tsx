import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { orderMoney, paymentMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { paymentMethodLabels, paymentStatusLabels } from '@nutricion/domain/orders/order-status';
import { paymentStateLabels } from '@nutricion/domain/payments/payment';
import { useQueryClient } from '@tanstack/react-query';
import { usePermission } from '../../accounts/admin/public/use-permission.ts';
import { Block } from '../../kit/ui/block.tsx';
import { MoneyDocuments } from '../../payments/admin/public/money-documents.tsx';
import { MoneyTiles } from '../../payments/admin/public/money-tiles.tsx';
import { PayOnDelivery } from '../../payments/admin/public/pay-on-delivery.tsx';
import { RefundOrder } from '../../payments/admin/public/refund-order.tsx';
import { orderQuery } from './api.ts';

/** What was ordered, what it costs by what is left, and what was packed. */
export const OrderSums = ({
  order,
  isReadOnly,
}: {
  readonly order: AdminOrderJson;
  readonly isReadOnly: boolean;
}) => {
  const mayRefund = usePermission()('payments.refund');
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
  const { ordered, due, packed } = order.money;
  const columns = [
    { label: 'Pedido', sums: ordered },
    { label: packed ? 'En las bolsas' : 'Por lo que queda', sums: packed ?? due },
  ];
  return (
    <Block aria-labelledby="dinero">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="dinero">El dinero</h2>
        <p className="text-ui text-tinta-suave">
          {paymentMethodLabels[order.payment_method]} · {paymentStatusLabels[order.payment_status]}
        </p>
      </div>
      {order.money.payment && <PaymentSums payment={order.money.payment} />}
      <PayOnDelivery order={order} isReadOnly={isReadOnly} onChange={refetch} />
      <MoneyDocuments orderId={order.id} />
      {packed && order.money.payment?.status === 'cobrado' && mayRefund && !isReadOnly && (
        <div className="mt-3">
          <RefundOrder orderId={order.id} onDone={refetch} />
        </div>
      )}
      <table className="mt-2 w-full text-right text-ui tabular-nums">
        <caption className="sr-only">Sumas del pedido</caption>
        <thead>
          <tr className="text-nota text-tinta-suave">
            <td />
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="py-1.5 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, read, isTotal }) => (
            <tr key={label} className={isTotal ? 'border-t border-linea font-[650]' : ''}>
              <th scope="row" className="py-1.5 text-left font-[inherit]">
                {label}
              </th>
              {columns.map(({ label: column, sums }) => (
                <td key={column} className="py-1.5">
                  {formatUsd(read(orderMoney.fromJson(sums)))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
};

/** Amounts authorised, captured and refunded, if the order has a payment. */
const PaymentSums = ({ payment }: { readonly payment: NonNullable<AdminOrderJson['money']['payment']> }) => {
  const { authorizedCents, capturedCents, refundedCents } = paymentMoney.fromJson(payment);
  return (
    <>
      <p className="mt-1 text-ui">
        {paymentStateLabels[payment.status]}
        {payment.paid_with && ` · ${payment.paid_with}`}
      </p>
      <MoneyTiles
        sums={[
          ['Autorizado', authorizedCents],
          ['Cobrado', capturedCents],
          ['Devuelto', refundedCents],
        ]}
      />
    </>
  );
};

interface Cents {
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
}

const rows: readonly { label: string; read: (sums: Cents) => number; isTotal?: boolean }[] = [
  { label: 'Subtotal', read: ({ subtotalCents }) => subtotalCents },
  { label: 'IVU', read: ({ taxCents }) => taxCents },
  { label: 'Total', read: ({ totalCents }) => totalCents, isTotal: true },
];
