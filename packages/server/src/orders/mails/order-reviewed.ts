import type { OrderJson } from '@nutricion/contract/orders/orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

export interface OrderReviewedMail {
  readonly to: string;
  readonly order: OrderJson;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** The decision on an order that waited for confirmation, and what follows from it. */
export const orderReviewedMail = ({ to, order, publicUrl }: OrderReviewedMail): Mail => {
  const url = `${publicUrl}/profile/orders/${order.id}`;
  const { title, subject, what, next } =
    order.review.state === 'refused' ? rejectedTexts(order) : approvedTexts(order);
  return {
    to,
    subject,
    text: `${title}: ${order.number}\n\n${what}\n\n${next}\n\nMíralo en la tienda: ${url}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: what,
      title,
      body: [
        paragraph(html`Pedido <strong style="white-space:nowrap">${order.number}</strong>. ${what}`),
        button('Ver el pedido', url),
        note(next),
      ],
    }),
  };
};

const approvedTexts = ({ number, delivery }: OrderJson) => ({
  title: 'Confirmamos tu pedido',
  subject: `Confirmamos tu pedido ${number}`,
  what: `Lo revisamos y todo está bien. Llega el ${longDeliveryDay(delivery.date)}, ${deliveryWindowLabel(delivery.window)}`,
  next: 'No tienes que hacer nada más. Pagas al recibir.',
});

const rejectedTexts = ({ number, review }: OrderJson) => ({
  title: 'No pudimos confirmar tu pedido',
  subject: `No pudimos confirmar tu pedido ${number}`,
  what: `Lo cancelamos: no te llega nada de él y no pagas nada. Nos dijeron: ${review.reason ?? ''}`,
  next: 'Puedes hacer un pedido más pequeño cuando quieras, o hablar con el administrador de tu hospital.',
});
