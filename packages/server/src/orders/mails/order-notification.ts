import { receivedText } from '@nutricion/contract/fulfilment/received-text';
import { orderMoney, receiptLineMoney, receiptMoney } from '@nutricion/contract/orders/order-money';
import { receiptSavings } from '@nutricion/contract/orders/order-savings';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { formatUsd } from '@nutricion/domain/kit/money';
import type { OrderNotification } from '@nutricion/domain/orders/order-transitions';
import { receiptMethodText } from '@nutricion/domain/payments/receipt-text';
import { button, factBox, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

export interface OrderNotificationMail {
  readonly to: string;
  readonly order: OrderJson;
  readonly notification: OrderNotification;
  /** Of what was handed over. */
  readonly receipt: ReceiptJson | null;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** That an order went a step further, and what the customer has to do for it. */
export const orderNotificationMail = ({
  to,
  order,
  notification,
  receipt,
  publicUrl,
}: OrderNotificationMail): Mail => {
  const url = `${publicUrl}/profile/orders/${order.id}`;
  const { title, next } = texts[notification](order);
  const lines = receipt ? receiptLines(receipt) : linesOf(notification, order);
  return {
    to,
    subject: `${title}: ${order.number}`,
    text: `${title}: ${order.number}\n\n${next}\n\n${lines.map((line) => `${line.join(': ')}\n`).join('')}\nTu pedido: ${url}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: next,
      title,
      body: [
        paragraph(html`Tu pedido <strong style="white-space:nowrap">${order.number}</strong>. ${next}`),
        ...(lines.length > 0 ? [factBox(lines)] : []),
        button('Ver el pedido', url),
        note('En tu pedido ves cada paso y con quién hablar si algo no está bien.'),
      ],
    }),
  };
};

const linesOf = (
  notification: OrderNotification,
  order: OrderJson,
): readonly (readonly [string, string])[] => {
  if (notification === 'changed') return changedLines(order);
  // Not in the sentence that a locked telephone shows.
  return notification === 'on-the-way' && order.handover?.code
    ? [['Código de entrega', order.handover.code]]
    : [];
};

/** Differences from what was ordered, as label and value, with the total. */
export const changedLines = (order: OrderJson): readonly (readonly [string, string])[] => {
  const changed = order.items.flatMap((item) => {
    const became = receivedText(item, false);
    return became === null ? [] : [[`${item.quantity} × ${item.title}`, became] as const];
  });
  const { totalCents } = orderMoney.fromJson(order.due ?? order);
  return changed.length === 0 ? [] : [...changed, ['Total', formatUsd(totalCents)]];
};

/** A receipt in pairs of what and how much. */
const receiptLines = (receipt: ReceiptJson): readonly (readonly [string, string])[] => {
  const { subtotalCents, taxStateCents, taxMunicipalCents, totalCents } = receiptMoney.fromJson(receipt);
  const savings = receiptSavings(receipt);
  const sold = receipt.lines.map((line): readonly [string, string] => [
    `${line.came} × ${line.title}${line.is_taxed ? ' (T)' : ''}`,
    line.is_free ? 'Gratis' : formatUsd(receiptLineMoney.fromJson(line).totalCents),
  ]);
  return [
    ['Recibo', receipt.number],
    ...sold,
    ['Subtotal', formatUsd(subtotalCents)],
    ['IVU estatal', formatUsd(taxStateCents)],
    ['IVU municipal', formatUsd(taxMunicipalCents)],
    ['Total', formatUsd(totalCents)],
    ...(savings.totalCents > 0 ? [['Ahorraste', formatUsd(savings.totalCents)] as const] : []),
    ['Pago', receiptMethodText(receipt.kind, receipt.payment_method, receipt.payment_reference)],
  ];
};

const texts: Record<
  OrderNotification,
  (order: OrderJson) => { readonly title: string; readonly next: string }
> = {
  confirmed: ({ delivery }) => ({
    title: 'Tu pedido está confirmado',
    next: endSentence(
      `Te lo llevamos el ${longDeliveryDay(delivery.date)}, ${deliveryWindowLabel(delivery.window)}`,
    ),
  }),
  changed: ({ status }) => ({
    title: status === 'en_ruta' ? 'Tu pedido llega con cambios' : 'Tu pedido está listo, con cambios',
    next: 'No llega todo lo que pediste. Pagas por lo que llega, y nunca más de lo que decía tu pedido.',
  }),
  'on-the-way': ({ delivery, handover }) => ({
    title: 'Tu pedido va en camino',
    next: handover?.code
      ? `${endSentence(`Vamos a ${delivery.label}`)} Cuando tengas las bolsas en la mano, dile este código a quien te las trae; a nadie antes.`
      : `${endSentence(`Vamos a ${delivery.label}`)} Ten el teléfono a la mano: te llamamos al llegar.`,
  }),
  delivered: ({ handover }) => ({
    title: 'Entregamos tu pedido',
    next: `${handover?.receiver ? `Lo recibió ${handover.receiver}. Si no sabes quién es, escríbenos. ` : ''}Si algo llegó mal, escríbenos en las próximas 24 horas con una foto y te devolvemos el dinero.`,
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
