import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { stopMoney } from '@nutricion/contract/orders/order-money';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { formatUsd } from '@nutricion/domain/kit/money';
import { bagsText, sumOfBags, toCollectCents } from './print-labels.ts';

/** The stops of one round in delivery order; the head repeats on every page. */
export const RouteSheet = ({ stops }: { readonly stops: readonly PrintedOrderJson[] }) => {
  const [first] = stops;
  if (!first) return null;
  const entrance = stops.find((stop) => stop.entrance)?.entrance;
  const cashCents = stops.reduce((sum, stop) => sum + toCollectCents(stop), 0);
  return (
    <section className="print-letter text-[10.5pt] leading-snug">
      <table className="w-full">
        <thead>
          <tr>
            <th colSpan={6} className="pb-2 text-left font-normal">
              <div className="flex items-end justify-between gap-6 border-b-2 border-black pb-2">
                <div className="min-w-0">
                  <p className="font-display text-[19pt] leading-none font-bold">
                    {first.hospital ?? 'Sin hospital'}
                  </p>
                  <p className="mt-1.5 font-bold first-letter:uppercase">
                    {longDeliveryDay(first.delivery_date)}, {deliveryWindowLabel(first.delivery_window)}
                  </p>
                  {entrance && <Entrance entrance={entrance} />}
                </div>
                <p className="flex-none text-right tabular-nums">
                  {stops.length === 1 ? '1 parada' : `${stops.length} paradas`} · {bagsText(sumOfBags(stops))}
                  <br />
                  {cashCents > 0 ? `Por cobrar ${formatUsd(cashCents)}` : 'Nada por cobrar'}
                </p>
              </div>
            </th>
          </tr>
          <tr className="border-b border-black text-left text-[9pt]">
            <th scope="col" className="w-[0.35in] py-1 font-semibold">
              ✓
            </th>
            <th scope="col" className="w-[1in] py-1 font-semibold">
              Pedido
            </th>
            <th scope="col" className="py-1 font-semibold">
              Lugar y quién recibe
            </th>
            <th scope="col" className="w-[1.05in] py-1 font-semibold">
              Bolsas
            </th>
            <th scope="col" className="w-[0.8in] py-1 text-right font-semibold">
              Cobrar
            </th>
            <th scope="col" className="w-[1.35in] py-1 pl-3 font-semibold">
              Hora y firma
            </th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, index) => (
            <StopRows
              key={stop.id}
              stop={stop}
              isNewBuilding={stop.building !== stops[index - 1]?.building}
            />
          ))}
        </tbody>
      </table>
      <div className="keep mt-14 grid grid-cols-3 gap-6">
        {['Hora de salida', 'Temperatura afuera, °F', 'Firma de quien reparte'].map((blank) => (
          <p key={blank} className="border-t border-black pt-1 text-[9pt]">
            {blank}
          </p>
        ))}
      </div>
      {sumOfBags(stops).cold > 0 && (
        <p className="keep mt-3 text-[9.5pt]">
          Lo frío aguanta fuera 2 horas desde la salida; si pasa de 90 °F, 1 hora. Después no se entrega:
          decide en la tienda qué se hace.
        </p>
      )}
    </section>
  );
};

interface StopRowsProps {
  readonly stop: PrintedOrderJson;
  readonly isNewBuilding: boolean;
}

const StopRows = ({ stop, isNewBuilding }: StopRowsProps) => {
  const cents = toCollectCents(stop);
  const { changeCents } = stopMoney.fromJson(stop);
  const isHome = stop.delivery_type === 'home';
  return (
    <>
      {isNewBuilding && (
        <tr className="break-after-avoid">
          <th scope="rowgroup" colSpan={6} className="pt-3 pb-0.5 text-left text-[9.5pt] font-bold uppercase">
            {isHome ? 'A domicilio' : stop.building}
          </th>
        </tr>
      )}
      <tr className="border-b border-[#999] align-top">
        <td className="py-2">
          <span className="block size-[0.19in] border-[1.5px] border-black" />
        </td>
        <td className="py-2 font-bold tabular-nums">{stop.number}</td>
        <td className="py-2 pr-3 wrap-anywhere">
          <b>{isHome ? stop.building : stop.unit}</b>
          <span className="block">{stop.recipient ?? 'Cuenta borrada'}</span>
          {stop.phone && <span className="block tabular-nums">{formatPhone(stop.phone)}</span>}
        </td>
        <td className="py-2">{bagsText(stop.bags)}</td>
        <td className="py-2 text-right font-bold tabular-nums">
          {cents > 0 ? formatUsd(cents) : '—'}
          {changeCents != null && changeCents > 0 && (
            <span className="block font-normal">vuelto {formatUsd(changeCents)}</span>
          )}
        </td>
        <td className="py-2 pl-3">
          <span className="block h-[0.42in] border-b border-black" />
        </td>
      </tr>
    </>
  );
};

/** The hospital's door that is open at that hour, and who is called there. */
const Entrance = ({ entrance }: { readonly entrance: NonNullable<PrintedOrderJson['entrance']> }) => {
  const { door, contact, phone, instructions } = entrance;
  return (
    <p className="mt-1">
      {door && <b>Entrada: {door}. </b>}
      {[contact, phone && formatPhone(phone)].filter(Boolean).join(', ')}
      {instructions && <span className="block">{instructions}</span>}
    </p>
  );
};
