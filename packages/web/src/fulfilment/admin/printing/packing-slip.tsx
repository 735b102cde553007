import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { orderItemMoney, orderMoney } from '@nutricion/contract/orders/order-money';
import { zoneLabels, zones } from '@nutricion/domain/catalog/zone';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { paymentMethodLabels } from '@nutricion/domain/orders/order-status';
import { useShop } from '../../../accounts/public/session.ts';
import { bagsText } from './print-labels.ts';

interface PackingSlipProps {
  readonly order: PrintedOrderJson;
  readonly hasPrices: boolean;
}

/** The contents of the bags, for the recipient. */
export const PackingSlip = ({ order, hasPrices }: PackingSlipProps) => {
  const { contact } = useShop();
  const { subtotalCents, taxCents, totalCents } = orderMoney.fromJson(order.sums);
  return (
    <section className="print-letter text-[11pt] leading-snug">
      <table className="w-full">
        <caption className="sr-only">Lo que viene en {order.number}</caption>
        <thead>
          <tr>
            <th colSpan={hasPrices ? 3 : 2} className="pb-2 text-left font-normal">
              <div className="flex items-start justify-between gap-6 border-b-2 border-black pb-2">
                <div className="min-w-0">
                  <p className="font-display text-[22pt] leading-none font-bold tabular-nums">
                    {order.number}
                  </p>
                  <p className="mt-1.5 font-bold first-letter:uppercase">
                    {longDeliveryDay(order.delivery_date)}, {deliveryWindowLabel(order.delivery_window)}
                  </p>
                  <p className="wrap-anywhere">
                    {[
                      order.delivery_type === 'hospital' ? order.hospital : 'A domicilio',
                      order.building,
                      order.unit,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                  <p className="wrap-anywhere">{order.recipient ?? 'Cuenta borrada'}</p>
                </div>
                <div className="flex-none text-right">
                  <p className="font-bold">{contact.name}</p>
                  {contact.phone && <p className="tabular-nums">{formatPhone(contact.phone)}</p>}
                  <p className="mt-1">{bagsText(order.bags)}</p>
                </div>
              </div>
            </th>
          </tr>
          <tr className="border-b border-black text-left text-[9.5pt]">
            <th scope="col" className="w-[0.8in] py-1 font-semibold">
              Vienen
            </th>
            <th scope="col" className="py-1 font-semibold">
              Producto
            </th>
            {hasPrices && (
              <th scope="col" className="w-[1in] py-1 text-right font-semibold">
                Precio
              </th>
            )}
          </tr>
        </thead>
        {zones
          .map((zone) => ({ zone, lines: order.lines.filter((line) => line.zone === zone) }))
          .filter(({ lines }) => lines.length > 0)
          .map(({ zone, lines }) => (
            <tbody key={zone}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={hasPrices ? 3 : 2}
                  className="pt-2 pb-0.5 text-left text-[9.5pt] font-bold uppercase"
                >
                  {zoneLabels[zone]}
                </th>
              </tr>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed lines are never reordered.
                <SlipLine key={index} line={line} hasPrices={hasPrices} />
              ))}
            </tbody>
          ))}
      </table>
      {hasPrices && (
        <dl className="keep mt-3 ml-auto grid w-[2.6in] grid-cols-[1fr_auto] gap-x-4 tabular-nums">
          <dt>Subtotal</dt>
          <dd className="text-right">{formatUsd(subtotalCents)}</dd>
          <dt>IVU</dt>
          <dd className="text-right">{formatUsd(taxCents)}</dd>
          <dt className="border-t border-black pt-1 font-bold">Total</dt>
          <dd className="border-t border-black pt-1 text-right font-bold">{formatUsd(totalCents)}</dd>
          <dt className="col-span-2 pt-1 text-[9.5pt]">{paymentMethodLabels[order.payment_method]}</dt>
        </dl>
      )}
      <p className="keep mt-4 text-[9.5pt]">
        ¿Falta algo o llegó mal? Escríbelo desde tu pedido, en Perfil › Pedidos
        {contact.phone && `, o llama al ${formatPhone(contact.phone)}`}.
      </p>
    </section>
  );
};

interface SlipLineProps {
  readonly line: PrintedOrderJson['lines'][number];
  readonly hasPrices: boolean;
}

const SlipLine = ({ line, hasPrices }: SlipLineProps) => (
  <tr className="border-b border-[#bbb] align-top">
    <td className="py-1 tabular-nums">
      <b className="text-[13pt]">{line.comes}</b>
      {line.comes < line.asked && <span className="text-[9.5pt]"> de {line.asked}</span>}
    </td>
    <td className="py-1 pr-3 wrap-anywhere">
      <span className={line.comes === 0 ? 'line-through' : 'font-semibold'}>{line.title}</span>
      {line.package_label && <span className="text-[9.5pt]"> · {line.package_label}</span>}
      {line.stands_for !== null && <span className="block text-[9.5pt]">En lugar de {line.stands_for}</span>}
      {line.comes === 0 && <span className="block text-[9.5pt]">No había.</span>}
    </td>
    {hasPrices && (
      <td className="py-1 text-right tabular-nums">
        {line.is_free && line.comes > 0 ? 'Gratis' : formatUsd(orderItemMoney.fromJson(line).totalCents)}
      </td>
    )}
  </tr>
);
