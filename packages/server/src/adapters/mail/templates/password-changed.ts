import type { Mail } from '../mail.ts';
import { button, mailPage, note, paragraph } from './layout.ts';

/** To whose password was changed, in case it wasn't she who changed it. */
export const passwordChangedMail = ({ to, publicUrl }: { to: string; publicUrl: string }): Mail => {
  const title = 'Tu contraseña cambió';
  const why =
    'La contraseña de tu cuenta cambió hace un momento, y la sesión se cerró en los demás aparatos donde estaba abierta.';
  const notYou = 'Si no fuiste tú, habla enseguida con el administrador de tu hospital.';
  return {
    to,
    subject: 'Tu contraseña de Nutrición Plus cambió',
    text: `${title}\n\n${why}\n\n${notYou}\n\n${publicUrl}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [paragraph(why), button('Ir a la tienda', publicUrl), note(notYou)],
    }),
  };
};
