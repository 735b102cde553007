import type { OrderJson } from '@nutricion/contract/orders';
import { deliveryWindowLabel } from '@nutricion/domain/order/delivery';
import { longDeliveryDay } from '@nutricion/domain/order/delivery-day';
import type { OrderNews } from '@nutricion/domain/order/order-moves';
import type { Mail } from '../mail.ts';
import { html } from '../safe-html.ts';
import { button, mailPage, note, paragraph } from './layout.ts';

export interface OrderNewsMail {
  readonly to: string;
  readonly order: OrderJson;
  readonly news: OrderNews;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** That an order went a step further, and what the customer has to do for it. */
export const orderNewsMail = ({ to, order, news, publicUrl }: OrderNewsMail): Mail => {
  const url = `${publicUrl}/profile/orders/${order.id}`;
  const { title, next } = words[news](order);
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
        note('En tu pedido ves cada paso y con quién hablar si algo no está bien.'),
      ],
    }),
  };
};

const words: Record<OrderNews, (order: OrderJson) => { readonly title: string; readonly next: string }> = {
  confirmed: ({ delivery }) => ({
    title: 'Tu pedido está confirmado',
    // A window's label ends with the full stop of its «p. m.».
    next: `Te lo llevamos el ${longDeliveryDay(delivery.date)}, ${deliveryWindowLabel(delivery.window)}`,
  }),
  'on-the-way': ({ delivery }) => ({
    title: 'Tu pedido va en camino',
    next: `Vamos a ${delivery.label}. Ten abierto tu pedido: ahí está el código que le das a quien lo entrega.`,
  }),
  delivered: () => ({
    title: 'Entregamos tu pedido',
    next: 'Si algo llegó mal, escríbenos en las próximas 24 horas con una foto y te devolvemos el dinero.',
  }),
  'not-delivered': () => ({
    title: 'No pudimos entregarte el pedido',
    next: 'Te llamamos para llevarlo otra vez. Si prefieres, escríbenos tú.',
  }),
  'waiting-for-you': () => ({
    title: 'Necesitamos hablar contigo',
    next: 'Falta algo de tu pedido y queremos saber cómo lo prefieres. Contesta cuando te llamemos.',
  }),
  cancelled: () => ({
    title: 'Tuvimos que cancelar tu pedido',
    next: 'No te llegará nada de él. Si pagaste, te devolvemos el dinero.',
  }),
  expired: () => ({
    title: 'Tu pedido venció sin pago',
    next: 'Soltamos lo que te guardábamos. Puedes pedir lo mismo otra vez desde tu pedido.',
  }),
};
