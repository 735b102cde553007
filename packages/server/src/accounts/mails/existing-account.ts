import { button, ink, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

/**
 * Sent when somebody registers an address that already has an account. The screen doesn't show it, since it would
 * reveal that the account exists.
 */
export const existingAccountMail = ({ to, publicUrl }: { to: string; publicUrl: string }): Mail => {
  const title = 'Ya tienes cuenta';
  const why =
    'Alguien, quizás tú, quiso crear una cuenta con este correo. Ya tienes una: inicia sesión con ella.';
  const notYouText = 'Si no fuiste tú, no tienes que hacer nada: tu cuenta sigue igual.';
  const forgot = '¿No recuerdas la contraseña? Escoge una nueva:';
  const url = `${publicUrl}/auth?${new URLSearchParams({ email: to })}`;
  const recoverUrl = `${publicUrl}/auth?${new URLSearchParams({ mode: 'recover', email: to })}`;
  return {
    to,
    subject: 'Ya tienes cuenta en Nutrición Plus',
    text: `${title}\n\n${why}\n\n${url}\n\n${forgot}\n${recoverUrl}\n\n${notYouText}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [
        paragraph(why),
        button('Iniciar sesión', url),
        note(
          html`${forgot} <a href="${recoverUrl}" style="color:${ink.green};font-weight:600">recuperar mi cuenta</a>.`,
        ),
        note(notYouText),
      ],
    }),
  };
};
