import type { OrderJson } from '@nutricion/contract/orders/orders';
import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

interface OrderMessageMail {
  readonly to: string;
  readonly order: OrderJson;
  /** As the administrator typed it; line breaks stay. */
  readonly text: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** A message of an administrator to a customer about an order. */
export const orderMessageMail = ({ to, order, text, publicUrl }: OrderMessageMail): Mail => {
  const url = `${publicUrl}/profile/orders/${order.id}`;
  return {
    to,
    subject: `Sobre tu pedido ${order.number}`,
    text: `Sobre tu pedido ${order.number}\n\n${text}\n\nTu pedido: ${url}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: text.split('\n')[0] ?? '',
      title: 'Sobre tu pedido',
      body: [
        paragraph(html`Tu pedido <strong style="white-space:nowrap">${order.number}</strong>.`),
        paragraph(html`<span style="white-space:pre-line">${text}</span>`),
        button('Ver el pedido', url),
        note('Te escribe una persona de la tienda. Si quieres contestar, llámanos o responde a este correo.'),
      ],
    }),
  };
};
