import type { OrderJson } from '@nutricion/contract/orders/orders';
import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

export interface OrderCancelledMail {
  readonly to: string;
  readonly order: OrderJson;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** Tells the customer that nothing is delivered and nothing has to be paid. */
export const orderCancelledMail = ({ to, order, publicUrl }: OrderCancelledMail): Mail => {
  const url = `${publicUrl}/profile/orders/${order.id}`;
  const title = 'Cancelamos tu pedido';
  const why = 'No te llegará nada de él y no tienes que pagar nada.';
  const next = 'Si no fuiste tú, cambia tu contraseña y avísale al administrador de tu hospital.';
  return {
    to,
    subject: `Cancelamos tu pedido ${order.number}`,
    text: `${title}: ${order.number}\n\n${why}\n\nPuedes pedir lo mismo otra vez desde tu pedido: ${url}\n\n${next}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [
        paragraph(
          html`Como pediste, cancelamos tu pedido <strong style="white-space:nowrap">${order.number}</strong>. ${why}`,
        ),
        button('Ver el pedido', url),
        note(`Puedes pedir lo mismo otra vez desde tu pedido. ${next}`),
      ],
    }),
  };
};
