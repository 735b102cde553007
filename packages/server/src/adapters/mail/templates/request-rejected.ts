import type { Mail } from '../mail.ts';
import type { AccountMail } from './account-verified.ts';
import { mailPage, note, paragraph } from './layout.ts';

/** An administrator could not verify the person. */
export const requestRejectedMail = ({ to, fullName }: Omit<AccountMail, 'publicUrl'>): Mail => {
  const title = 'No pudimos verificar tu cuenta';
  const hello = `Hola, ${fullName}:`;
  const why =
    'Revisamos tu solicitud y no pudimos confirmar que trabajas en el hospital de tu correo, así que la cuenta no se activó.';
  const next = 'Si crees que es un error, habla con el administrador de tu hospital.';
  return {
    to,
    subject: 'Sobre tu solicitud en Nutrición Plus',
    text: `${title}\n\n${hello}\n${why}\n\n${next}\n\nNutrición Plus\n`,
    html: mailPage({ preheader: why, title, body: [paragraph(hello), paragraph(why), note(next)] }),
  };
};
