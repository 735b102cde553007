import { resolve } from 'node:path';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { restoreRefusalText } from '../../platform/backup/restore-refusal.ts';
import { runServerCommand, type ServerCommandContext } from '../startup/run-command.ts';

const usage = 'Uso: npm run restore -- archivo [--replace]';

/** `npm run restore -- archivo`: puts a backup into an empty database, or with `--replace` over what it holds. */
export const run = async ({ address, args, print }: ServerCommandContext): Promise<string | undefined> => {
  const [file, ...more] = args.filter((arg) => arg !== '--replace');
  if (file === undefined) return `Falta el archivo de la copia. ${usage}`;
  const unknown = [file, ...more].find((arg) => arg.startsWith('-')) ?? more[0];
  if (unknown !== undefined) return `No conozco ${unknown}. ${usage}`;
  const restored = await restoreBackup({
    ownerUrl: address.ownerUrl,
    file: resolve(file),
    replace: args.includes('--replace'),
  });
  if (!restored.ok) return restoreRefusalText(restored.refusal);
  const { createdAt, tables, jobs } = restored.value;
  print(`La tienda quedó como estaba el ${formatDateTime(createdAt)}, y sus tablas al día.`);
  print(`${tables.length} tablas comprobadas y ${jobs.count} correos por enviar. Ábrela con npm start.`);
  print(
    'Si AUTH_SECRET no es el de entonces, cada persona tendrá que entrar otra vez, y el segundo paso de cada cuenta se quita con npm run admin:reset-factor -- correo.',
  );
  return undefined;
};

const formatDateTime = (iso: string): string =>
  new Date(iso).toLocaleString('es-PR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Puerto_Rico',
  });

await runServerCommand(run, { whenOpenAlready: 'refuse' });
