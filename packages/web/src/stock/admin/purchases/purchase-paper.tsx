import { type PurchaseOrderJson, purchaseMoney } from '@nutricion/contract/stock/purchase-orders';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { formatLongDay } from '../../../kit/lib/format-time.ts';

/** The order on paper: seen when it is printed, and nowhere else. */
export const PurchasePaper = ({ order }: { readonly order: PurchaseOrderJson }) => {
  const { supplier, lines } = order;
  return (
    <div className="hidden text-black print:block">
      <h1 className="text-[22pt] font-bold">Orden de compra {order.number}</h1>
      <p className="mt-1">Nutrición Plus · {formatLongDay(order.sent_at ?? order.created_at)}</p>
      <p className="mt-4">
        <strong>{supplier.name}</strong>
        {supplier.email && <span className="block">{supplier.email}</span>}
        {supplier.phone && <span className="block">{formatPhone(supplier.phone)}</span>}
      </p>
      {order.expected_on && <p className="mt-2">Para el {longDeliveryDay(order.expected_on)}</p>}
      <table className="mt-4 w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-black">
            <th className="py-1 pr-3">Código</th>
            <th className="py-1 pr-3">Producto</th>
            <th className="py-1 pr-3 text-right">Unidades</th>
            <th className="py-1 pr-3 text-right">Costo</th>
            <th className="py-1 text-right">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { costCents } = purchaseMoney.fromJson({ cost: line.cost });
            return (
              <tr key={line.product_id} className="break-inside-avoid border-b border-black/30 align-top">
                <td className="py-1 pr-3">{line.supplier_code ?? '—'}</td>
                <td className="py-1 pr-3">
                  {line.title}, {line.package_label}
                </td>
                <td className="py-1 pr-3 text-right tabular-nums">{line.units}</td>
                <td className="py-1 pr-3 text-right tabular-nums">
                  {costCents === null ? '—' : formatUsd(costCents)}
                </td>
                <td className="py-1 text-right tabular-nums">
                  {costCents === null ? '—' : formatUsd(costCents * line.units)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-right font-bold">
        Total {formatUsd(purchaseMoney.fromJson(order).totalCents)}
        {lines.some(({ cost }) => cost === null) && ', sin lo que no tiene costo'}
      </p>
      {order.note && <p className="mt-4 whitespace-pre-line">{order.note}</p>}
    </div>
  );
};
