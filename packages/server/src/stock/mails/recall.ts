import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

/** Units of a recalled lot in one of the reader's orders. */
export interface RecallMailLine {
  readonly product: string;
  readonly lot: string;
  readonly units: number;
  /** "NP-100042". */
  readonly order: string;
  /** False if the order has the product but its lot wasn't recorded. */
  readonly isSure: boolean;
  readonly money: 'on-its-way' | 'not-charged' | 'by-hand' | 'if-found';
}

interface RecallMail {
  readonly to: string;
  readonly reason: string;
  /** What to do, as written by the administrator. */
  readonly message: string;
  readonly lines: readonly RecallMailLine[];
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** Notifies a customer of a recall: what, why, what to do, and what happens with the money. */
export const recallMail = ({ to, reason, message, lines, publicUrl }: RecallMail): Mail => {
  const url = `${publicUrl}/profile`;
  const isSure = lines.some((line) => line.isSure);
  const title = isSure ? 'No uses este producto' : 'Revisa este producto';
  const items = lines.map(
    (line) =>
      `${line.units} × ${line.product}, lote ${line.lot} (${line.order})${line.isSure ? '' : ': quizás, busca ese lote en el empaque'}`,
  );
  const money = [...new Set(lines.map((line) => moneyTexts[line.money]))].join(' ');
  return {
    to,
    subject: `Importante: ${isSure ? 'no uses' : 'revisa'} ${productsText(lines)}`,
    text: `${title}\n\n${items.join('\n')}\n\nPor qué: ${reason}\n\nQué hacer: ${message}\n\nTu dinero: ${money}\n\nTus pedidos: ${url}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: `${reason} ${message}`,
      title,
      body: [
        ...items.map((line) => paragraph(html`<strong>${line}</strong>`)),
        paragraph(html`<strong>Por qué:</strong> ${reason}`),
        paragraph(html`<strong>Qué hacer:</strong> <span style="white-space:pre-line">${message}</span>`),
        paragraph(html`<strong>Tu dinero:</strong> ${money}`),
        button('Ver tus pedidos', url),
        note('Si ya lo comiste y te sientes mal, llama a tu médico. Si tienes dudas, llámanos.'),
      ],
    }),
  };
};

const moneyTexts: Record<RecallMailLine['money'], string> = {
  'on-its-way': 'Te devolvemos lo que pagaste, por donde lo pagaste. No tienes que hacer nada.',
  'not-charged': 'Lo sacamos de tu pedido y no lo pagas.',
  'by-hand': 'Te devolvemos lo que pagaste: te escribimos para acordar cómo.',
  'if-found': 'Si tu empaque dice ese lote, avísanos y te devolvemos lo que pagaste.',
};

/** The title of a single product, else the number of products. */
const productsText = (lines: readonly RecallMailLine[]): string => {
  const [first, ...others] = [...new Set(lines.map(({ product }) => product))];
  return others.length === 0 ? (first ?? 'un producto') : `${others.length + 1} productos`;
};
