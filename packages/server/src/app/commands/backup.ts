import { join, resolve } from 'node:path';
import { backUpReplica } from '../../platform/backup/back-up-replica.ts';
import { recordBackup } from '../../platform/backup/record-backup.ts';
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
  const into = { folder: resolve(folder), nowMs: Date.now() };
  const replicaUrl = settings.databaseReplicaUrl;
  const fromReplica = replicaUrl ? await backUpReplica({ ownerUrl, replicaUrl }, into) : null;
  if (replicaUrl && !fromReplica)
    print('La réplica no contesta o va atrasada: la copia se hace de la base de datos que manda.');
  const { file, bytes, manifest } = fromReplica ?? (await writeBackup({ url: ownerUrl, ...into }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`Copia hecha: ${file}`);
  print(
    `${manifest.tables.length} tablas, ${rows} filas y ${manifest.jobs.count} correos por enviar en ${Math.ceil(bytes / 1024)} kB.`,
  );
  print('Guárdala en otro equipo. El secreto de las sesiones (AUTH_SECRET) no va en ella: guárdalo aparte.');
  // Last: if it can't be recorded, whoever made it knows where it is.
  await recordBackup(ownerUrl, { bytes, isFromReplica: fromReplica !== null });
  return undefined;
};

await runServerCommand(run, { whenOpenAlready: 'join' });
