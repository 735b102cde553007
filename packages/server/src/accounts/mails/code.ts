import { codeBlock, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';

export interface CodeMail {
  readonly to: string;
  /** Six digits. */
  readonly code: string;
  readonly purpose: 'prove-email' | 'reset-password';
}

const texts = {
  'prove-email': {
    title: 'Tu código de verificación',
    why: 'Escríbelo en la tienda para confirmar que este correo es tuyo.',
  },
  'reset-password': {
    title: 'Tu código para cambiar la contraseña',
    why: 'Escríbelo en la tienda junto con tu contraseña nueva.',
  },
} as const;

const lifetime = 'Vence en 10 minutos y sirve una sola vez.';
const notYouText =
  'Si no lo pediste tú, ignora este correo. No compartas el código con nadie ni lo escribas donde otro te lo pida.';

/** The subject begins with the code, so that a locked phone shows it. */
export const codeMail = ({ to, code, purpose }: CodeMail): Mail => {
  const { title, why } = texts[purpose];
  return {
    to,
    subject: `${code} es ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    text: `${title}: ${code}\n\n${why}\n${lifetime}\n\n${notYouText}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: `${code}. ${lifetime}`,
      title,
      body: [paragraph(why), codeBlock(code), paragraph(lifetime), note(notYouText)],
    }),
  };
};
