import { orderMoney } from '@nutricion/contract/orders/order-money';
import { orderSavings } from '@nutricion/contract/orders/order-savings';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { isCalledOff } from '@nutricion/domain/orders/order-status';
import { SavingsNote } from '../../cart/public/savings-note.tsx';
import { SummaryRow, SummaryTotal } from '../../cart/public/summary-rows.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { CashTender } from './cash-tender.tsx';
import { paymentText } from './payment-text.ts';

export const OrderTotals = ({ order }: { readonly order: OrderJson }) => {
  const isOff = isCalledOff(order.status);
  const { totalCents: orderedCents } = orderMoney.fromJson(order);
  const { subtotalCents, taxCents, totalCents } = orderMoney.fromJson(order.due ?? order);
  return (
    <Block aria-labelledby="totales">
      <h2 id="totales" className="mb-2.5">
        {isOff ? 'La cuenta' : 'Lo que pagas'}
      </h2>
      <dl>
        <SummaryRow term="Subtotal">{formatUsd(subtotalCents)}</SummaryRow>
        <SummaryRow term="Entrega">{formatUsd(0)}</SummaryRow>
        <SummaryRow term="IVU">{formatUsd(taxCents)}</SummaryRow>
        <SummaryTotal cents={totalCents} />
      </dl>
      {totalCents < orderedCents && !isOff && (
        <p className="mt-2 text-ui">
          Pediste por {formatUsd(orderedCents)}: te cobramos {formatUsd(orderedCents - totalCents)} menos, por
          lo que no llega o salió más barato.
        </p>
      )}
      <p className="mt-3 text-ui text-tinta-suave">{paymentText(order)}</p>
      <CashTender order={order} />
      <SavingsNote
        savings={orderSavings(order)}
        verb={order.status === 'entregado' ? 'Ahorraste' : 'Ahorras'}
        className="mt-4"
      />
    </Block>
  );
};
