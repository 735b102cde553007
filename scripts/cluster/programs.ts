import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildParts } from '../build-parts.mjs';
import { portRefusal } from '../port.mjs';
import { refuse } from '../project.mjs';
import { type ClusterSettings, isTrial } from './settings.ts';

const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  psql: 'postgresql-client',
  setpriv: 'util-linux',
} as const;

/** Builds the shop; ends with a sentence where this machine can't run these settings. */
export const prepareMachine = async (settings: ClusterSettings): Promise<void> => {
  if (!isTrial(settings))
    refuse(
      'Aquí solo se abre lo que escucha en 127.0.0.x: para otras máquinas escribe sus archivos con --write CARPETA.',
    );
  const missing = missingPackages(settings);
  if (missing.length > 0) refuse(`Faltan programas: apt-get install ${missing.join(' ')}`);
  for (const port of portsOf(settings))
    if ((await portRefusal(port)) === 'taken')
      refuse(
        `El puerto ${port} ya está en uso: cierra el programa que lo usa o cambia el puerto en los ajustes.`,
      );
  const failed = await buildParts();
  if (failed) refuse(`${failed.output}\nNo se pudo construir ${failed.title}: el motivo está arriba.`);
};

const portsOf = ({ etcd, databases, shops, balancer }: ClusterSettings): readonly number[] => [
  ...etcd.flatMap(({ clientPort, peerPort }) => [clientPort, peerPort]),
  ...databases.flatMap(({ port, managerPort }) => [port, managerPort]),
  ...shops.map(({ port }) => port),
  ...[balancer.leaderPort, balancer.shopPort],
];

/** Packages of Debian that have what is missing here. */
export const missingPackages = ({ binDir }: Pick<ClusterSettings, 'binDir'>): readonly string[] => {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  const isHere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  const server = existsSync(join(binDir, 'postgres')) ? [] : [`postgresql-${/\d+/.exec(binDir)?.[0] ?? 15}`];
  return [
    ...Object.entries(packages).flatMap(([program, name]) => (isHere(program) ? [] : [name])),
    ...server,
  ];
};
