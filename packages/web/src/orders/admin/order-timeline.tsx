import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { adminStatusLabels } from '@nutricion/domain/orders/order-status';
import { clsx } from 'clsx';
import { formatDayAndTime } from '../../kit/lib/format-time.ts';
import { Block } from '../../kit/ui/block.tsx';

type Event = AdminOrderJson['timeline'][number];

/** Everything that became of the order, the latest first: who, when, and why. */
export const OrderTimeline = ({ order: { timeline } }: { readonly order: AdminOrderJson }) => (
  <Block aria-labelledby="historia">
    <h2 id="historia">Historia</h2>
    <ol className="mt-3">
      {timeline.toReversed().map((event, index) => (
        <li
          key={`${event.at}-${event.kind}-${event.status}`}
          className="relative pb-4 pl-6 last:pb-0 not-last:before:absolute not-last:before:top-3 not-last:before:bottom-[-6px] not-last:before:left-[5px] not-last:before:w-0.5 not-last:before:bg-linea"
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-1.5 left-0 size-3 rounded-full',
              index === 0 ? 'bg-verde' : 'bg-linea',
            )}
          />
          <p className="text-ui leading-snug font-semibold">{titleOf(event)}</p>
          <p className="text-nota text-tinta-suave">
            {event.by && `${event.by} · `}
            <time dateTime={event.at}>{formatDayAndTime(event.at)}</time>
          </p>
          {event.detail && <p className="mt-1 text-ui leading-snug">{event.detail}</p>}
          {event.reason && <p className="mt-1 text-ui leading-snug text-tinta-suave">«{event.reason}»</p>}
        </li>
      ))}
    </ol>
  </Block>
);

const titleOf = ({ kind, status }: Event): string => {
  if (kind === 'review') return 'Alguien lo confirmó';
  if (kind === 'change') return 'Cambió por teléfono';
  if (kind === 'pay-on-delivery') return 'Pasó a pagarse al recibir';
  if (kind === 'refund') return 'Devolución';
  return status ? adminStatusLabels[status] : 'Se cancelaron líneas';
};
