import { button, mailPage, note, paragraph } from '../../platform/mail/layout.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { SafeHtml } from '../../platform/mail/safe-html.ts';

/** A change of an account, by an administrator or by its owner. */
export interface ChangedAccount {
  readonly kind: 'account-verified' | 'account-rejected' | 'account-deactivated' | 'account-deleted';
  readonly to: string;
  readonly fullName: string;
  readonly publicUrl: string;
  /** The reason of a rejection, as the administrator typed it. */
  readonly reason?: string | undefined;
}

interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly why: string;
  readonly next: string;
}

const texts: Readonly<Record<ChangedAccount['kind'], MailTexts>> = {
  'account-verified': {
    subject: 'Tu cuenta de Nutrición Plus está activa',
    title: '¡Tu cuenta está activa!',
    why: 'Verificamos tu cuenta. Ya puedes hacer tu compra y recibirla en tu hospital o en tu casa.',
    next: 'Con compras de $100 o más escoges hasta $20 en frutas y vegetales gratis.',
  },
  'account-rejected': {
    subject: 'Sobre tu solicitud en Nutrición Plus',
    title: 'No pudimos verificar tu cuenta',
    why: 'Revisamos tu solicitud y no pudimos confirmar que trabajas en el hospital de tu correo, así que la cuenta no se activó.',
    next: 'Si crees que es un error, habla con el administrador de tu hospital.',
  },
  'account-deactivated': {
    subject: 'Tu cuenta de Nutrición Plus se desactivó',
    title: 'Tu cuenta se desactivó',
    why: 'Ya no puedes iniciar sesión ni hacer pedidos con ella. Los pedidos que ya hiciste siguen su curso.',
    next: 'Si crees que es un error, habla con el administrador de tu hospital.',
  },
  'account-deleted': {
    subject: 'Borramos tu cuenta de Nutrición Plus',
    title: 'Borramos tu cuenta',
    why: 'Como pediste, borramos tu cuenta y lo que guardábamos de ti. Tus pedidos quedan en los libros sin tu nombre, teléfono ni dirección.',
    next: 'Si no fuiste tú, avísale al administrador de tu hospital. Puedes registrarte de nuevo cuando quieras.',
  },
};

export const accountChangedMail = (account: ChangedAccount): Mail => {
  const { publicUrl } = account;
  const { subject, title, why: usual, next } = texts[account.kind];
  const why = account.reason ? `Revisamos tu solicitud y la cuenta no se activó: ${account.reason}` : usual;
  const hello = `Hola, ${account.fullName}:`;
  const isActive = account.kind === 'account-verified';
  const start: readonly SafeHtml[] = isActive ? [button('Comenzar mi compra', publicUrl)] : [];
  return {
    to: account.to,
    subject,
    text: `${title}\n\n${hello}\n${why}\n${isActive ? `\n${publicUrl}\n` : ''}\n${next}\n\nNutrición Plus\n`,
    html: mailPage({ preheader: why, title, body: [paragraph(hello), paragraph(why), ...start, note(next)] }),
  };
};
