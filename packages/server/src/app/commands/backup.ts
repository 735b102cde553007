import { join, resolve } from 'node:path';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { runServerCommand, type ServerCommandContext } from '../startup/run-command.ts';

const usage = 'Uso: npm run backup [-- carpeta]';

/** `npm run backup`: writes all the shop's data, as they are at this moment, into one file; the shop goes on. */
export const run = async ({
  settings,
  address,
  args,
  print,
}: ServerCommandContext): Promise<string | undefined> => {
  const [folder = join(settings.dataDir, 'backups'), ...more] = args;
  if (more.length > 0 || folder.startsWith('-')) return `No conozco ${more[0] ?? folder}. ${usage}`;
  const { ownerUrl } = address;
  const { file, bytes, manifest } = await writeBackup({
    ownerUrl,
    folder: resolve(folder),
    nowMs: Date.now(),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`Copia hecha: ${file}`);
  print(
    `${manifest.tables.length} tablas, ${rows} filas y ${manifest.jobs.count} correos por enviar en ${Math.ceil(bytes / 1024)} kB.`,
  );
  print('Guárdala en otro equipo. El secreto de las sesiones (AUTH_SECRET) no va en ella: guárdalo aparte.');
  return undefined;
};

await runServerCommand(run, { whenOpenAlready: 'join' });
