import type { PurchaseOrderJson } from '@nutricion/contract/stock/purchase-orders';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

/** Orders goods of a supplier, line by line, with the supplier's own codes. */
export const purchaseOrderMail = ({
  to,
  order,
}: {
  readonly to: string;
  readonly order: PurchaseOrderJson;
}): Mail => {
  const title = `Orden de compra ${order.number}`;
  const when = order.expected_on && `Para el ${shortDeliveryDay(order.expected_on)}.`;
  const lines = order.lines.map(lineText);
  const sum = order.lines.every(({ cost }) => cost !== null) ? `Total: ${dollars(order.total)}` : null;
  const last = `Confírmanos por este mismo medio cuándo lo traes y lo que no tengas. Escribe ${order.number} en la factura.`;
  const parts = ['Hola. Por favor, envíanos esto:', when, ...lines, sum, order.note, last];
  return {
    to,
    subject: `${title} de Nutrición Plus`,
    text: `${title}\n\n${parts.filter(Boolean).join('\n\n')}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: `${order.lines.length === 1 ? '1 producto' : `${order.lines.length} productos`} para Nutrición Plus`,
      title,
      body: [
        paragraph(`Hola, ${order.supplier.name}. Por favor, envíanos esto:`),
        ...(when ? [paragraph(html`<strong>${when}</strong>`)] : []),
        ...lines.map((line) => paragraph(line)),
        ...(sum ? [paragraph(html`<strong>${sum}</strong>`)] : []),
        ...(order.note ? [paragraph(html`<span style="white-space:pre-line">${order.note}</span>`)] : []),
        note(last),
      ],
    }),
  };
};

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

const lineText = ({
  title,
  package_label,
  supplier_code,
  units,
  cost,
}: PurchaseOrderJson['lines'][number]): string =>
  [
    `${units} × ${title}, ${package_label}`,
    supplier_code && `código ${supplier_code}`,
    cost !== null && `a ${dollars(cost)}`,
  ]
    .filter(Boolean)
    .join(' · ');
