import type { OrderJson } from '@nutricion/contract/orders/orders';
import { Footprints, MapPin } from 'lucide-react';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { announce } from '../../kit/lib/announce.tsx';
import { formatTimeAgo } from '../../kit/lib/format-time.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { announceComingDown, refetchOrder } from './api.ts';

interface OrderHandoverProps {
  readonly order: OrderJson;
  /** Time of the last response, in ms. */
  readonly nowMs: number;
}

/**
 * What the customer needs on delivery: the code, whether the driver has arrived, and a button to say that they come
 * down.
 */
export const OrderHandover = ({ order, nowMs }: OrderHandoverProps) => {
  const { handover } = order;
  if (order.status !== 'en_ruta' || !handover?.code) return null;
  return (
    <Block aria-labelledby="codigo" className="bg-rocio!">
      {handover.arrived_at && (
        <p
          role="status"
          className="mb-4 flex items-center gap-2.5 rounded-ficha bg-verde px-4 py-3 text-white"
        >
          <MapPin size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
          <span>
            <b className="font-[650]">El repartidor llegó</b> {formatTimeAgo(handover.arrived_at, nowMs)}.
          </span>
        </p>
      )}
      <h2 id="codigo" className="text-h3">
        Tu código de entrega
      </h2>
      <p className="num mt-1 text-[3.5rem] leading-none font-bold tracking-[.14em] text-verde-hondo">
        <span aria-hidden="true">{handover.code}</span>
        <span className="sr-only">{[...handover.code].join(' ')}</span>
      </p>
      <p className="mt-2 leading-snug">
        Díselo a quien te lo trae cuando tengas las bolsas en la mano. No se lo des a nadie antes.
      </p>
      <ComingDown order={order} comingAt={handover.coming_at} nowMs={nowMs} />
    </Block>
  );
};

interface ComingDownProps {
  readonly order: OrderJson;
  readonly comingAt: string | null;
  readonly nowMs: number;
}

const ComingDown = ({ order, comingAt, nowMs }: ComingDownProps) => {
  const sendingComingDown = useSubmit({
    fields: [],
    send: async () => {
      await announceComingDown(order.id);
      announce('Le avisamos al repartidor que bajas en 5 minutos');
      await refetchOrder(order.id);
    },
  });
  return (
    <div className="mt-4">
      <FormAlert message={sendingComingDown.failure} />
      <Button
        variant={comingAt ? 'white' : 'primary'}
        size="lg"
        wide
        loading={sendingComingDown.isSending}
        onClick={sendingComingDown.submit}
      >
        <Footprints size={21} strokeWidth={2.2} aria-hidden="true" />
        {comingAt ? 'Avisar otra vez: bajo en 5 min' : 'Bajo en 5 min'}
      </Button>
      {comingAt && (
        <p className="mt-2 text-center text-ui">
          Ya sabe que bajas. Se lo dijiste {formatTimeAgo(comingAt, nowMs)}.
        </p>
      )}
    </div>
  );
};
