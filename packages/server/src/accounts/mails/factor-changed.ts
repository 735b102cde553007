import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** A change of an account's second factor. */
export interface ChangedFactor {
  readonly kind: 'enabled' | 'disabled' | 'reset' | 'codes-renewed' | 'code-used';
  readonly to: string;
  readonly publicUrl: string;
}

interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly why: string;
}

const texts: Readonly<Record<ChangedFactor['kind'], MailTexts>> = {
  enabled: {
    subject: 'Activaste el segundo paso en Nutrición Plus',
    title: 'Tu segundo paso está activo',
    why: 'Desde ahora, al entrar te pediremos tu contraseña y un código de tu teléfono. La sesión se cerró en los demás aparatos donde estaba abierta.',
  },
  disabled: {
    subject: 'Se desactivó el segundo paso de tu cuenta',
    title: 'Tu segundo paso se desactivó',
    why: 'Tu cuenta de Nutrición Plus ya no pide un código del teléfono al entrar: basta con la contraseña.',
  },
  reset: {
    subject: 'Se quitó el segundo paso de tu cuenta',
    title: 'Quitamos tu segundo paso',
    why: 'Quien administra el servidor quitó el segundo paso de tu cuenta y cerró sus sesiones. Entra con tu contraseña y actívalo de nuevo en tu perfil, en «Seguridad».',
  },
  'codes-renewed': {
    subject: 'Tienes códigos de respaldo nuevos',
    title: 'Tus códigos de respaldo cambiaron',
    why: 'Hace un momento se crearon códigos de respaldo nuevos para tu cuenta. Los de antes ya no sirven.',
  },
  'code-used': {
    subject: 'Se usó un código de respaldo de tu cuenta',
    title: 'Se usó un código de respaldo',
    why: 'Alguien entró a tu cuenta con tu contraseña y uno de tus códigos de respaldo. Ese código ya no sirve más.',
  },
};

const notYouText =
  'Si no fuiste tú, cambia tu contraseña enseguida y habla con el administrador de tu hospital.';

/** To the owner of the account, in case somebody else made the change. */
export const factorChangedMail = ({ kind, to, publicUrl }: ChangedFactor): Mail => {
  const { subject, title, why } = texts[kind];
  const profileUrl = `${publicUrl}/profile?seccion=seguridad`;
  return {
    to,
    subject,
    text: `${title}\n\n${why}\n\n${notYouText}\n\n${profileUrl}\n\nNutrición Plus\n`,
    html: mailPage({
      preheader: why,
      title,
      body: [paragraph(why), button('Ver mi seguridad', profileUrl), note(notYouText)],
    }),
  };
};
