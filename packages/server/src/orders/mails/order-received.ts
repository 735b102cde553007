import { orderItemPrice } from '@nutricion/contract/orders/order-item-price';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { orderSavings } from '@nutricion/contract/orders/order-savings';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { formatUsd } from '@nutricion/domain/kit/money';
import { lineSumText, savedTogetherCents } from '@nutricion/domain/offers/line-price';
import { waitingText } from '@nutricion/domain/orders/order-review-text';
import { savedBy } from '@nutricion/domain/orders/savings';
import { substitutionText } from '@nutricion/domain/orders/substitution';
import { button, factBox, ink, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html, type SafeHtml } from '../../platform/mail/safe-html.ts';

export interface OrderReceivedMail {
  readonly to: string;
  readonly order: OrderJson;
  readonly publicUrl: string;
}

const BY_TELEPHONE = 'Lo pusimos por teléfono con el equipo. Si no lo pediste tú, llámanos.';

/** What was ordered, what it costs, and when and where it is delivered. */
export const orderReceivedMail = ({ to, order, publicUrl }: OrderReceivedMail): Mail => {
  const day = formatDay(order.delivery.date);
  const window = deliveryWindowLabel(order.delivery.window);
  const url = `${publicUrl}/profile/orders/${order.id}`;
  const title = 'Recibimos tu pedido';
  const summary = endSentence(`Tu pedido ${order.number} llega el ${day}, ${window}`);
  const facts = [
    ['Entrega', `${capitalized(day)}, ${window}`],
    ['Lugar', order.delivery.label],
    ['Recibe', order.contact.name],
    ['Pago', `${formatUsd(orderMoney.fromJson(order).totalCents)} al recibir`],
    ['Si algo falta', capitalized(substitutionText(order.substitution))],
  ] as const;
  const totals = totalsOf(order);
  const savings = orderSavings(order);
  const saved =
    savings.totalCents > 0 ? [`Ahorras ${formatUsd(savings.totalCents)} ${savedBy(savings)}`] : [];
  const { state, due_at } = order.review;
  const waits = state === 'waiting' && due_at !== null ? waitingText(due_at) : null;
  return {
    to,
    subject: `Recibimos tu pedido ${order.number}`,
    text: [
      `${title}: ${order.number}`,
      '',
      ...(order.by_telephone ? [BY_TELEPHONE, ''] : []),
      ...(waits ? [waits, ''] : []),
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      ...order.items.map(
        (item) =>
          `${item.quantity} × ${item.title} (${item.package_label}): ${priceOf(item)}${sumOf(item, ' = ')}${lineSubstitutionText(item, order, '\n  ')}`,
      ),
      '',
      ...totals.map(([label, value]) => `${label}: ${value}`),
      ...saved,
      '',
      `Míralo en la tienda: ${url}`,
      '',
      'Nutrición Plus',
      '',
    ].join('\n'),
    html: mailPage({
      preheader: summary,
      title,
      body: [
        paragraph(
          html`Gracias por tu compra. Tu pedido es el <strong style="white-space:nowrap">${order.number}</strong>.`,
        ),
        ...(order.by_telephone ? [paragraph(html`${BY_TELEPHONE}`)] : []),
        ...(waits ? [paragraph(html`${waits}`)] : []),
        factBox(facts),
        html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${order.items.map(
          (item) => itemRow(item, order),
        )}${totals.map(([label, value], index) => totalRow(label, value, index === totals.length - 1))}</table>`,
        ...saved.map((text) => savedBox(text)),
        html`<div style="height:20px;line-height:20px">&nbsp;</div>`,
        button('Ver mi pedido', url),
        note(`Si algo cambia, te avisamos al ${phone(order.contact.phone)}.`),
      ],
    }),
  };
};

type Item = OrderJson['items'][number];

/** What happens to a line that runs out, where it isn't what happens to all. */
const lineSubstitutionText = (item: Item, order: OrderJson, before = ''): string =>
  item.is_incentive || item.substitution === order.substitution
    ? ''
    : `${before}Si falta, ${substitutionText(item.substitution)}`;

const itemRow = (item: Item, order: OrderJson): SafeHtml =>
  html`<tr><td style="padding:10px 0;border-bottom:1px solid ${ink.line};vertical-align:top"><div style="font-weight:600">${item.title}</div><div style="font-size:14px;color:${ink.soft}">${item.quantity} × ${item.package_label}${
    item.is_incentive ? incentiveChip : ''
  }</div><div style="font-size:14px;color:${ink.soft}">${sumOf(item)}</div><div style="font-size:14px;color:${ink.soft}">${lineSubstitutionText(item, order)}</div></td><td align="right" style="padding:10px 0 10px 12px;border-bottom:1px solid ${ink.line};vertical-align:top;white-space:nowrap;font-weight:600">${priceOf(item)}</td></tr>`;

const incentiveChip = html` <span style="display:inline-block;margin-left:4px;padding:1px 8px;border-radius:8px;background:${ink.mango};color:${ink.mangoText};font-size:13px;font-weight:600">Incentivo</span>`;

const totalRow = (label: string, value: string, isLast: boolean): SafeHtml => {
  const style = isLast ? 'padding:12px 0 0;font-size:20px;font-weight:700' : 'padding:8px 0 0';
  return html`<tr><td style="${style}">${label}</td><td align="right" style="${style};white-space:nowrap">${value}</td></tr>`;
};

const savedBox = (text: string): SafeHtml =>
  html`<div style="margin-top:16px;padding:12px 16px;border-radius:14px;background:${ink.mango};color:${ink.mangoText};font-weight:600">${text}</div>`;

const totalsOf = (order: OrderJson): readonly (readonly [string, string])[] => {
  const { subtotalCents, incentiveCents, taxCents, totalCents } = orderMoney.fromJson(order);
  return [
    ['Subtotal', formatUsd(subtotalCents)],
    ...(incentiveCents > 0 ? [['Tu incentivo', `${formatUsd(incentiveCents)} gratis`] as const] : []),
    ['IVU', formatUsd(taxCents)],
    ['Total', formatUsd(totalCents)],
  ];
};

/** How the price of several units is composed. */
const sumOf = (item: Item, before = ''): string => {
  const price = orderItemPrice(item);
  const isPlain = item.is_incentive || (item.quantity === 1 && savedTogetherCents(price) === 0);
  return isPlain ? '' : `${before}${lineSumText(price)}`;
};

const priceOf = (item: Item): string =>
  item.is_incentive ? 'Gratis' : formatUsd(orderItemPrice(item).totalCents);

/** A calendar day has no time zone: read and written in UTC it stays the same day. */
const formatDay = (isoDate: string): string =>
  new Intl.DateTimeFormat('es-PR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const phone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
