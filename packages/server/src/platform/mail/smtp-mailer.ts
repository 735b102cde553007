import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/**
 * Sends through an SMTP server, over a few connections that stay open.
 * @param url `smtps://usuario:clave@servidor:465` or `smtp://…`
 * @param from as `Nombre <direccion>`
 */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(
    { url, pool: true, maxConnections: 5, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        // Suppresses vacation replies, which nobody would read.
        headers: { 'Auto-Submitted': 'auto-generated' },
        // Texts of customers must never be read as files or URLs to attach.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
};
