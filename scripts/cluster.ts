import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster, writeClusterFiles } from './cluster/cluster.ts';
import { prepareMachine } from './cluster/programs.ts';
import { settingsOptions, settingsOrRefuse } from './cluster/settings.ts';
import { endWithNpm } from './end-with-npm.mjs';

/**
 * `npm run cluster`: the shop as it survives the loss of a machine, all on this one for a trial. As root PostgreSQL runs as `postgres`;
 * anybody else runs it as themselves. With `-- --settings FILE --write FOLDER` it only writes the files for machines of their own.
 */
endWithNpm();
const { values } = parseArgs({ options: { ...settingsOptions, write: { type: 'string' } } });
const settings = settingsOrRefuse(values);
if (values.write !== undefined) {
  writeClusterFiles(settings, resolve(values.write));
  console.log(`Los archivos de cada máquina, con claves nuevas, están en ${resolve(values.write)}`);
  process.exit();
}
await prepareMachine(settings);

console.log('Abriendo etcd, tres PostgreSQL, HAProxy y dos procesos de la tienda…');
const { cluster, close } = await startCluster(settings);
console.log(`
  La tienda está abierta en ${cluster.shopUrl}, sobre ${(await cluster.members()).map(({ name, role }) => `${name} (${role})`).join(', ')}
  Sus datos y registros: ${settings.folder}
  Para probarla: npm run cluster:drill -- leader-killed
  Para cerrar todo: Ctrl-C
`);
let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    if (isClosing) return;
    isClosing = true;
    console.log('Cerrando…');
    await close();
    process.exit(0);
  });
