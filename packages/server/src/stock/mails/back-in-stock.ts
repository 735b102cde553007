import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

interface BackInStock {
  readonly to: string;
  readonly products: readonly { readonly id: string; readonly title: string }[];
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/** Notifies a customer that products are back in stock. */
export const backInStockMail = ({ to, products, publicUrl }: BackInStock): Mail => {
  const [first] = products;
  const isOne = products.length === 1;
  const title = isOne ? `Volvió: ${first?.title}` : `Volvieron ${products.length} productos que esperabas`;
  const url = isOne ? `${publicUrl}/product/${first?.id}` : publicUrl;
  const why = 'Nos pediste aviso. Hay pocos al principio: si lo quieres, agrégalo a tu carrito.';
  const last = 'Este es el único aviso; no te escribimos más de esto.';
  const links = products.map((product) => `${product.title}: ${publicUrl}/product/${product.id}`);
  return {
    to,
    subject: title,
    text: `${title}\n\n${links.join('\n')}\n\n${why}\n\n${last}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [
        ...products.map((product) => paragraph(html`<strong>${product.title}</strong>`)),
        paragraph(why),
        button(isOne ? 'Verlo en la tienda' : 'Ir a la tienda', url),
        note(last),
      ],
    }),
  };
};
