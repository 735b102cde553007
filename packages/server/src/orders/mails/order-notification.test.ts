import { expect, it } from 'vitest';
import { anOrder } from '../../platform/mail/mails.builders.ts';
import { changedLines, orderNotificationMail } from './order-notification.ts';

const sample = anOrder();
const [beans, rice] = sample.items;
if (!beans || !rice) throw new Error('an order with two lines');
const changed = {
  ...sample,
  due: { subtotal: 90, tax: 1.26, total: 91.26 },
  items: [
    { ...beans, due: { quantity: 1, total_price: 1.89, stands_for: null } },
    { ...rice, due: { quantity: 0, total_price: 0, stands_for: null } },
    { ...rice, title: 'Arroz integral', due: { quantity: 1, total_price: 12.49, stands_for: rice.title } },
  ],
};

it('tells of a packed order what isn’t as it was asked, and what it costs now', () => {
  expect(changedLines(changed)).toEqual([
    ['3 × Habichuelas rosadas', 'Llegan 1 de 3'],
    ['1 × Arroz grano mediano', 'No llega'],
    ['1 × Arroz integral', 'En lugar de Arroz grano mediano'],
    ['Total', '$91.26'],
  ]);
  const { text } = orderNotificationMail({
    to: 'a@b.example',
    order: changed,
    notification: 'changed',
    publicUrl: '',
    receipt: null,
  });
  expect(text).toContain('Llegan 1 de 3');
});

it('has nothing to tell of an order that is packed as it was asked', () => {
  expect(changedLines(sample)).toEqual([]);
});

it('tells of an order on its way the code that hands it over, outside what a locked telephone shows', () => {
  const handover = {
    code: '0427',
    arrived_at: null,
    coming_at: null,
    place: 'route' as const,
    attempts: 1,
    receiver: null,
  };
  const word = (order: typeof sample) =>
    orderNotificationMail({
      to: 'a@b.example',
      order,
      notification: 'on-the-way',
      publicUrl: '',
      receipt: null,
    });
  const { subject, text, html } = word({ ...sample, status: 'en_ruta', handover });
  expect(text).toContain('Código de entrega: 0427');
  expect(`${subject}${/display:none[^<]*/.exec(html)}`).not.toContain('0427');
  expect(word({ ...sample, handover: { ...handover, code: null } }).text).not.toContain('ódigo');
});
