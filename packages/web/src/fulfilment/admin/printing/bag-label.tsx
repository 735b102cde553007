import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import type { BagLabel as Label } from '@nutricion/domain/fulfilment/bags';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { Snowflake } from 'lucide-react';
import { QrCode } from '../../../kit/ui/qr-code.tsx';

interface BagLabelProps {
  readonly order: PrintedOrderJson;
  readonly label: Label;
}

/** Four by three inches on a bag: number, where and when, and no name. */
export const BagLabel = ({ order, label }: BagLabelProps) => (
  <section className="print-label flex flex-col p-[0.17in] leading-tight">
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="font-display text-[31pt] leading-none font-bold tracking-[-.02em] whitespace-nowrap tabular-nums">
          {order.number}
        </p>
        <p className="mt-[0.09in] text-[14pt] font-bold">
          {shortDeliveryDay(order.delivery_date)} · {deliveryWindowLabel(order.delivery_window)}
        </p>
      </div>
      <QrCode
        text={order.number}
        label={`Código de ${order.number}`}
        border={1}
        className="size-[0.92in] flex-none"
      />
    </div>
    <div className="mt-[0.07in] min-h-0 flex-1">
      <p className="line-clamp-2 text-[12pt] wrap-anywhere">
        {order.delivery_type === 'hospital' ? order.hospital : 'A domicilio'}
      </p>
      <p className="line-clamp-2 text-[16pt] leading-[1.12] font-bold wrap-anywhere">
        {[order.building, order.unit].filter(Boolean).join(' · ')}
      </p>
    </div>
    {label.isCold && (
      <p className="mb-[0.08in] flex items-center justify-center gap-2 border-[3px] border-black px-1.5 py-[0.03in] text-[15pt] leading-none font-bold">
        <Snowflake size={22} strokeWidth={2.6} aria-hidden="true" />
        {coldText(order)}
      </p>
    )}
    <div className="flex items-end justify-between gap-2 border-t-2 border-black pt-[0.08in]">
      <p className="text-[20pt] leading-none font-bold whitespace-nowrap">{order.initials}</p>
      <p className="text-[13pt] leading-none whitespace-nowrap">
        Bolsa <b className="text-[20pt]">{label.number}</b> de {label.of}
      </p>
    </div>
  </section>
);

const coldText = ({ zones }: PrintedOrderJson): string => {
  if (!zones.includes('congelado')) return 'FRÍO';
  return zones.includes('frio') ? 'FRÍO Y CONGELADO' : 'CONGELADO';
};
