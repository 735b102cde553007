import { button, ink, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/mail/safe-html.ts';

/**
 * Sent when somebody wants to reset the password of an address that was registered and never confirmed. The screen
 * doesn't show it.
 */
export const unfinishedRegistrationMail = ({ to, publicUrl }: { to: string; publicUrl: string }): Mail => {
  const title = 'Termina de registrarte';
  const why =
    'Alguien, quizás tú, quiso recuperar una cuenta con este correo, pero el registro nunca se completó. Regístrate otra vez, con tu nombre y la contraseña que quieras.';
  const remembers =
    '¿Recuerdas la contraseña con que te registraste? Entra con ella y te enviamos un código:';
  const notYouText =
    'Si no fuiste tú, no tienes que hacer nada: sin un código de este correo nadie usa la cuenta.';
  const url = `${publicUrl}/auth?${new URLSearchParams({ mode: 'register', email: to })}`;
  const signInUrl = `${publicUrl}/auth?${new URLSearchParams({ email: to })}`;
  return {
    to,
    subject: 'Termina de registrarte en Nutrición Plus',
    text: `${title}\n\n${why}\n\n${url}\n\n${remembers}\n${signInUrl}\n\n${notYouText}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [
        paragraph(why),
        button('Registrarme', url),
        note(
          html`${remembers} <a href="${signInUrl}" style="color:${ink.green};font-weight:600">iniciar sesión</a>.`,
        ),
        note(notYouText),
      ],
    }),
  };
};
