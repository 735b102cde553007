import { demoAccounts, demoPassword } from '../../accounts/demo/seed-demo-accounts.ts';
import type { Settings } from '../../settings.ts';

/** The text that `npm start` prints once the shop is open: its address and, in development, the demo accounts. */
export function openBanner({
  mode,
  publicUrl,
  smtpUrl,
}: Pick<Settings, 'mode' | 'publicUrl' | 'smtpUrl'>): string {
  const lines = ['', `  Nutrición Plus está abierta en ${publicUrl}`];
  if (mode !== 'production') {
    const width = Math.max(...demoAccounts.map(({ label }) => label.length));
    lines.push(
      '',
      `  Cuentas de prueba, todas con la contraseña ${demoPassword}`,
      ...demoAccounts.map(({ label, email }) => `    ${label.padEnd(width)}  ${email}`),
    );
    if (smtpUrl === undefined) lines.push('', `  Los correos llegan a ${publicUrl}/dev/correo`);
  }
  return [...lines, '', '  Para cerrar: Ctrl-C', '', ''].join('\n');
}
