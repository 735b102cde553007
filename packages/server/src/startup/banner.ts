import type { Settings } from '../settings.ts';

/** The seed's accounts, made in development only; a production start seeds none. */
const demoAccounts = [
  ['Enfermera verificada', 'enfermera@hospital-san-rafael.example'],
  ['Cuenta por verificar', 'nueva@hospital-san-rafael.example'],
  ['Administración', 'admin@hospital-san-rafael.example'],
] as const;
const demoPassword = 'turno-de-noche-7';

/** What `npm start` prints once the shop is open: where it is and, in development, who can sign in. */
export function openBanner({
  mode,
  publicUrl,
  smtpUrl,
}: Pick<Settings, 'mode' | 'publicUrl' | 'smtpUrl'>): string {
  const lines = ['', `  Nutrición Plus está abierta en ${publicUrl}`];
  if (mode !== 'production') {
    const width = Math.max(...demoAccounts.map(([who]) => who.length));
    lines.push(
      '',
      `  Cuentas de prueba, todas con la contraseña ${demoPassword}`,
      ...demoAccounts.map(([who, email]) => `    ${who.padEnd(width)}  ${email}`),
    );
    if (smtpUrl === undefined) lines.push('', `  Los correos llegan a ${publicUrl}/dev/correo`);
  }
  return [...lines, '', '  Para cerrar: Ctrl-C', '', ''].join('\n');
}
