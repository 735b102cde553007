import { deliveryWindow } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { ShoppingBasket } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { claimBatch, type Picking, refetchPicking } from '../api.ts';
import { cacheBatch } from './cached-batch.ts';

interface WindowCardProps {
  readonly window: Picking['windows'][number];
  /** Bags that a picker can carry. */
  readonly bags: number;
  readonly canClaim: boolean;
  readonly nowMs: number;
}

/** A window of a day: waiting orders, and the button that claims some. */
export const WindowCard = ({ window, bags, canClaim, nowMs }: WindowCardProps) => {
  const claiming = useClaimBatch(window, bags);
  const { hours, partOfDay } = deliveryWindow(window.window);
  const count = Math.min(bags, window.orders);
  const title = `${longDeliveryDay(window.date)}, ${hours} ${partOfDay}`;
  return (
    <Block aria-label={title} className="p-4!">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-ui text-tinta-suave first-letter:uppercase">{longDeliveryDay(window.date)}</p>
          <h2 className="leading-tight">
            {hours} <span className="text-h3 font-semibold text-tinta-suave">{partOfDay}</span>
          </h2>
        </div>
        <Urgency window={window} nowMs={nowMs} />
      </div>
      <p className="mt-2 text-ui">
        <b className="num text-[1.375rem]">{window.orders}</b> {window.orders === 1 ? 'pedido' : 'pedidos'}
        {window.units > 0 && ` · ${window.units === 1 ? '1 artículo' : `${window.units} artículos`}`}
      </p>
      <p className="text-nota text-tinta-suave empty:hidden">{remainingText(window)}</p>
      <FormAlert message={claiming.failure} />
      {canClaim && count > 0 && (
        <Button size="lg" wide className="mt-3" loading={claiming.isSending} onClick={claiming.submit}>
          <ShoppingBasket size={22} strokeWidth={2.2} aria-hidden="true" />
          {count === 1 ? 'Tomar 1 pedido' : `Tomar ${count} pedidos`}
        </Button>
      )}
    </Block>
  );
};

const HOUR_MS = 3_600_000;

const Urgency = ({ window, nowMs }: Pick<WindowCardProps, 'window' | 'nowMs'>) => {
  if (window.orders + window.picking === 0) return null;
  // Puerto Rico is UTC−4 all year.
  const startMs =
    Date.parse(`${window.date}T00:00:00-04:00`) + deliveryWindow(window.window).startHour * HOUR_MS;
  if (startMs < nowMs) return <Badge tone="bad">Atrasado</Badge>;
  const hours = Math.floor((startMs - nowMs) / HOUR_MS);
  if (hours < 6) return <Badge tone="needs-you">{hours < 1 ? 'En menos de 1 h' : `En ${hours} h`}</Badge>;
  return window.date === puertoRicoDate(nowMs) ? <Badge>Hoy</Badge> : null;
};

const remainingText = ({ picking, ready, unconfirmed }: WindowCardProps['window']): string =>
  [
    picking > 0 && `${picking} en preparación`,
    ready > 0 && (ready === 1 ? '1 listo' : `${ready} listos`),
    unconfirmed > 0 &&
      (unconfirmed === 1 ? '1 espera que lo confirmen' : `${unconfirmed} esperan que los confirmen`),
  ]
    .filter(Boolean)
    .join(' · ');

const useClaimBatch = ({ date, window }: WindowCardProps['window'], bags: number) => {
  const navigate = useNavigate();
  return useSubmit({
    fields: [],
    send: async () => {
      try {
        const batch = await claimBatch({ date, window, bags });
        cacheBatch(batch);
        await navigate(`/admin/picking/${batch.id}`);
      } finally {
        void refetchPicking();
      }
    },
  });
};
