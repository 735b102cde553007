import type { OrderJson } from '@nutricion/contract/orders/orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { SUBSTITUTE_PROMISE, substitutionText } from '@nutricion/domain/orders/substitution';
import { Clock, MapPin, Repeat2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Block } from '../../kit/ui/block.tsx';

export const OrderDelivery = ({
  order: { delivery, contact, substitution },
}: {
  readonly order: OrderJson;
}) => (
  <Block aria-labelledby="entrega">
    <h2 id="entrega">Entrega</h2>
    <ul className="mt-4 grid gap-3.5">
      <Row icon={<Clock size={20} strokeWidth={2.1} />}>
        <b className="font-[650]">{longDeliveryDay(delivery.date)}</b>
        <br />
        {deliveryWindowLabel(delivery.window)}
      </Row>
      <Row icon={<MapPin size={20} strokeWidth={2.1} />}>{delivery.label}</Row>
      <Row icon={<UserRound size={20} strokeWidth={2.1} />}>
        {contact.name}
        <br />
        <span className="tabular-nums">{formatPhone(contact.phone)}</span>
      </Row>
      <Row icon={<Repeat2 size={20} strokeWidth={2.1} />}>
        Si algo falta, {substitutionText(substitution)}
        {substitution === 'best-match' && (
          <span className="mt-0.5 block text-nota text-tinta-suave">{SUBSTITUTE_PROMISE}</span>
        )}
      </Row>
    </ul>
  </Block>
);

const Row = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className="flex gap-3">
    <span aria-hidden="true" className="mt-0.5 flex-none text-verde">
      {icon}
    </span>
    <p className="min-w-0 leading-snug wrap-anywhere">{children}</p>
  </li>
);
