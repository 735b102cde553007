import { factorChangedMail } from '../../accounts/mails/factor-changed.ts';
import { resetFactor } from '../../accounts/second-factor/reset-factor.ts';
import { openMailer } from '../../platform/mail/open-mailer.ts';
import { type CommandContext, runCommand } from '../startup/run-command.ts';

const usage = 'Uso: npm run admin:reset-factor -- correo';

/** `npm run admin:reset-factor -- correo`: for who lost the telephone and the backup codes; in production too. */
export const run = async (context: CommandContext): Promise<string | undefined> => {
  const [email] = context.args;
  if (email === undefined) return `Falta el correo. ${usage}`;
  switch (await resetFactor(context.database.db, email)) {
    case 'no-account':
      return `No hay ninguna cuenta con el correo ${email}. Revisa cómo está escrito. ${usage}`;
    case 'none':
      context.print(`${email} no tiene segundo paso. No se cambió nada.`);
      return undefined;
    case 'reset':
      context.print(`${email} ya no tiene segundo paso, y sus sesiones se cerraron.`);
      context.print('Que entre con su contraseña y lo active de nuevo en su perfil, en «Seguridad».');
      await notifyFactorReset(context, email);
      return undefined;
  }
};

/** The change stays whether the mail can be sent or not. */
const notifyFactorReset = async ({ settings, print }: CommandContext, email: string): Promise<void> => {
  const { mailer } = await openMailer(settings);
  try {
    await mailer.send(factorChangedMail({ kind: 'reset', to: email, publicUrl: settings.publicUrl }));
  } catch {
    print('El correo de aviso no salió: díselo tú.');
  } finally {
    mailer.close();
  }
};

await runCommand(run);
