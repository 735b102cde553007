import { describe, expect, it } from 'vitest';
import { accountChangedMail } from '../../accounts/mails/account-changed.ts';
import { orderReceivedMail } from '../../orders/mails/order-received.ts';
import { recallMail } from '../../stock/mails/recall.ts';
import { anOrder, aRecall, aRecallLine, everyMail } from './mails.builders.ts';

const visibleTextOf = (markup: string): string =>
  markup
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|\s+/g, ' ');

describe('every mail', () => {
  const mails = Object.entries(everyMail());
  const which = (isWrong: (mail: (typeof mails)[number][1]) => boolean) =>
    mails.filter(([, mail]) => isWrong(mail)).map(([name]) => name);

  it('is complete, in Spanish, and names the shop', () => {
    expect(mails.length).toBeGreaterThan(30);
    expect(which(({ subject }) => /\n|undefined|null/.test(subject))).toEqual([]);
    expect(which(({ text }) => /undefined|null|NaN|<[a-z]/.test(text))).toEqual([]);
    expect(which(({ html }) => /undefined|null|NaN|\[object/.test(html))).toEqual([]);
    expect(which(({ html }) => !html.startsWith('<!doctype html>\n<html lang="es-PR">'))).toEqual([]);
    expect(which(({ text }) => !text.includes('Nutrición Plus'))).toEqual([]);
  });

  it('has the same content in text and in HTML', () => {
    const onlyInText = mails.flatMap(([name, { text, html }]) => {
      const sentences = text.split('\n').filter((line) => line.endsWith('.'));
      const read = visibleTextOf(html);
      return sentences
        .filter((line) => !read.includes(line.replace(/^\w+: /, '')))
        .map((line) => `${name}: ${line}`);
    });
    expect(onlyInText).toEqual([]);
  });

  it('loads nothing and runs nothing', () => {
    expect(which(({ html }) => /<script|<img|<link|src=|url\(|@import/i.test(html))).toEqual([]);
  });
});

describe('the code mail', () => {
  it('begins its subject with the code, where a locked phone shows it', () => {
    expect(everyMail().code?.subject).toBe('482915 es tu código de verificación');
    expect(everyMail().code?.text).toContain('482915');
    expect(everyMail().code?.text).toContain('10 minutos');
  });
});

it('the order mail explains the price of several units', () => {
  for (const mail of [everyMail().order?.text, everyMail().order?.html]) {
    expect(mail).toContain('3 × $1.89');
    expect(mail).toContain('2 × $27.98 − $27.98');
  }
});

describe('the recall mail', () => {
  it('gives product, reason, what to do and the refund', () => {
    const { subject, text } = recallMail({ ...aRecall, lines: [aRecallLine] });
    expect(subject).toBe('Importante: no uses Habichuelas rosadas');
    expect(text).toContain('2 × Habichuelas rosadas, lote L-2217 (NP-100042)');
    expect(text).toContain('Por qué: El fabricante encontró vidrio');
    expect(text).toContain('Qué hacer: No las comas.');
    expect(text).toContain('Te devolvemos lo que pagaste');
  });

  it('warns calmly if the customer only may have the product', () => {
    const { subject, text } = recallMail({
      ...aRecall,
      lines: [{ ...aRecallLine, isSure: false, money: 'if-found' }],
    });
    expect(subject).toBe('Importante: revisa Habichuelas rosadas');
    expect(text).toContain('quizás, busca ese lote en el empaque');
    expect(text).toContain('Si tu empaque dice ese lote, avísanos');
  });
});

describe('text typed by customers', () => {
  const typed = `<img src=x onerror="alert('1')"> & Cía`;

  it('is escaped in every mail', () => {
    const mails = [
      accountChangedMail({
        kind: 'account-verified',
        to: 'a@b.example',
        fullName: typed,
        publicUrl: 'http://x.example',
      }),
      orderReceivedMail({
        to: 'a@b.example',
        publicUrl: 'http://x.example',
        order: anOrder({
          contact: { name: typed, phone: '7875550142' },
          delivery: { type: 'home', label: typed, date: '2026-11-24', window: '07-09' },
        }),
      }),
    ];
    for (const { html } of mails) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Cía');
    }
  });
});

describe('the order mail', () => {
  const { text, subject, html } = orderReceivedMail({
    to: 'a@b.example',
    order: anOrder(),
    publicUrl: 'https://tienda.example',
  });

  it('gives number, items, total, time, place and payment', () => {
    expect(subject).toBe('Recibimos tu pedido NP-100042');
    expect(text).toContain('Entrega: Martes, 24 de noviembre, 7–9 p. m.');
    expect(text).toContain('Lugar: Hospital San Rafael · Torre Norte, piso 4, Medicina interna');
    expect(text).toContain('3 × Habichuelas rosadas (Lata 15.5 oz): $5.67');
    expect(text).toContain('1 × Guineo maduro (Mano, cerca de 2 lb): Gratis');
    expect(text).toContain('Subtotal: $104.30');
    expect(text).toContain('IVU: $1.26');
    expect(text).toContain('Total: $105.56');
    expect(text).toContain('Pago: $105.56 al recibir');
    expect(html).toContain(
      'href="https://tienda.example/profile/orders/00000000-0000-4000-8000-000000000009"',
    );
  });

  it('mentions the incentive only if there is one', () => {
    const without = orderReceivedMail({
      to: 'a@b.example',
      order: anOrder({ incentive_value: 0, items: anOrder().items.slice(0, 1) }),
      publicUrl: 'https://tienda.example',
    });
    expect(text).toContain('Tu incentivo: $6.48 gratis');
    // Two for the price of one at $27.98, and the guineo.
    expect(text).toContain('Ahorras $34.46 con el incentivo y las ofertas');
    expect(without.text).not.toContain('Ahorras');
    expect(without.text).not.toMatch(/incentivo|gratis/i);
  });
});
