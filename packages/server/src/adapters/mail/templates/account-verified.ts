import type { Mail } from '../mail.ts';
import { button, mailPage, note, paragraph } from './layout.ts';

export interface AccountMail {
  readonly to: string;
  readonly fullName: string;
  readonly publicUrl: string;
}

/** An administrator has verified the person: she may shop. */
export const accountVerifiedMail = ({ to, fullName, publicUrl }: AccountMail): Mail => {
  const title = '¡Tu cuenta está activa!';
  const hello = `Hola, ${fullName}:`;
  const why = 'Verificamos tu cuenta. Ya puedes hacer tu compra y recibirla en tu hospital o en tu casa.';
  const gift = 'Con compras de $100 o más escoges hasta $20 en frutas y vegetales gratis.';
  return {
    to,
    subject: 'Tu cuenta de Nutrición Plus está activa',
    text: `${title}\n\n${hello}\n${why}\n${gift}\n\n${publicUrl}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [paragraph(hello), paragraph(why), button('Comenzar mi compra', publicUrl), note(gift)],
    }),
  };
};
