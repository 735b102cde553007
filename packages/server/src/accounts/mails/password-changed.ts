import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** To the owner of the account, in case somebody else changed the password. */
export const passwordChangedMail = ({
  to,
  publicUrl,
  by,
}: {
  readonly to: string;
  readonly publicUrl: string;
  /** With the old password, or with a mailed code. */
  readonly by: 'change' | 'reset';
}): Mail => {
  const title = 'Tu contraseña cambió';
  const why = passwordChangeCauses[by];
  const notYouText =
    'Si no fuiste tú, escoge otra enseguida con “¿Olvidaste tu contraseña?” y habla con el administrador de tu hospital.';
  return {
    to,
    subject: 'Tu contraseña de Nutrición Plus cambió',
    text: `${title}\n\n${why}\n\n${notYouText}\n\n${publicUrl}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [paragraph(why), button('Ir a la tienda', publicUrl), note(notYouText)],
    }),
  };
};

const passwordChangeCauses = {
  change:
    'La contraseña de tu cuenta cambió hace un momento, y la sesión se cerró en los demás aparatos donde estaba abierta.',
  reset:
    'La contraseña de tu cuenta cambió hace un momento con un código enviado a este correo, y la sesión se cerró en todos los aparatos.',
} as const;
