import type { OrderJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';
import type { PaymentNotification } from '../payment-dependencies.ts';

export interface PaymentNotificationMail {
  readonly to: string;
  readonly order: OrderJson;
  readonly notification: PaymentNotification;
  readonly cents: number;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** What became of the money of an order where that isn't what the customer expects. */
export const paymentNotificationMail = ({
  to,
  order,
  notification,
  cents,
  publicUrl,
}: PaymentNotificationMail): Mail => {
  const url = `${publicUrl}/profile/orders/${order.id}`;
  const { title, next } = texts[notification](formatUsd(cents));
  return {
    to,
    subject: `${title}: ${order.number}`,
    text: `${title}: ${order.number}\n\n${next}\n\nTu pedido: ${url}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: next,
      title,
      body: [
        paragraph(html`Tu pedido <strong style="white-space:nowrap">${order.number}</strong>. ${next}`),
        button('Ver el pedido', url),
        note('Si algo no cuadra con lo que ves en tu banco, escríbenos y lo revisamos contigo.'),
      ],
    }),
  };
};

const texts: Record<
  PaymentNotificationMail['notification'],
  (amount: string) => { readonly title: string; readonly next: string }
> = {
  returned: (amount) => ({
    title: 'Te devolvemos tu dinero',
    next: `Tu pago de ${amount} llegó cuando el pedido ya no se podía preparar. Te lo devolvemos completo; no tienes que hacer nada.`,
  }),
  refunded: (amount) => ({
    title: 'Te devolvimos dinero',
    next: `Devolvimos ${amount} a la misma cuenta con que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
  }),
  'refunded-by-hand': (amount) => ({
    title: 'Te devolvimos dinero',
    next: `Anotamos que te devolvimos ${amount}, como quedamos contigo. Si no lo recibiste, escríbenos hoy mismo.`,
  }),
  'refund-refused': (amount) => ({
    title: 'Tu devolución va por otra vía',
    next: `Tu banco no aceptó la devolución de ${amount}. Te la haremos de otra forma: te llamamos.`,
  }),
  'hold-lost': (amount) => ({
    title: 'Tu banco soltó el pago',
    next: `La autorización de ${amount} venció antes de cobrarla, así que no se te cobró. Te llamamos para ver cómo lo pagas.`,
  }),
  'pay-on-delivery': (amount) => ({
    title: 'Ahora pagas al recibir',
    next: `Tu pago por adelantado no pasó, así que pagas tu pedido cuando te lo entreguemos: ${amount} como mucho, en efectivo, con tarjeta o por ATH Móvil. No se te cobró nada antes, y si tu banco te apartó dinero, lo suelta.`,
  }),
};
