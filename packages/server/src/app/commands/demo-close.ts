import { closeDemoAccounts } from '../../accounts/demo/close-demo-accounts.ts';
import { activeAdminIds } from '../../platform/admin/active-admin.ts';
import { type CommandContext, runCommand } from '../startup/run-command.ts';

/**
 * `npm run demo:close`: takes the demo accounts out of service, so that a shop whose data began in
 * development may open in production. Again, it does nothing more.
 */
export const run = async ({ database: { db }, args, print }: CommandContext): Promise<string | undefined> => {
  if (args.length > 0) return 'Este comando no lleva nada más. Uso: npm run demo:close';
  const closed = await closeDemoAccounts(db);
  if (closed.length === 0) print('No había cuentas de prueba abiertas. No se cambió nada.');
  for (const email of closed)
    print(`${email} quedó cerrada: sin contraseña, sin sesiones, sin roles y desactivada.`);
  if ((await activeAdminIds(db)).length === 0)
    print('La tienda no tiene a nadie que la administre: hazlo ahora con npm run admin:create -- correo');
  return undefined;
};

await runCommand(run);
