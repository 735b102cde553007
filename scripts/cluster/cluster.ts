import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { inRoot } from '../project.mjs';
import { clusterFiles, databaseUrl, type Secrets } from './files.ts';
import type { ClusterSettings } from './settings.ts';
import { openSupervisor, pidsFile } from './supervisor.ts';

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

/** A cluster that runs, started here or by another command. */
export interface Cluster {
  readonly settings: ClusterSettings;
  /** Of whoever leads. */
  readonly ownerUrl: string;
  /** Of each database for itself, also of one that only follows. */
  readonly ownerUrls: readonly string[];
  readonly shopUrl: string;
  readonly pidOf: (name: string) => number;
  /** The pid of a node's PostgreSQL, whose other processes are its children. */
  readonly postmasterOf: (name: string) => number;
  /** As whichever of Patroni's nodes responds has them; empty if none does. */
  readonly members: () => Promise<readonly Member[]>;
  readonly leader: () => Promise<string | undefined>;
  /** Makes another node lead, as before work on the leader's machine. */
  readonly switchOver: () => Promise<void>;
  /** Replaces a process of the shop, which began as the release before, by this clone's; only where it was opened on that release. */
  readonly updateShop?: (name: string) => Promise<void>;
  /** Resolves when one node leads, every other follows on its timeline, one of them synchronously, and every process serves; false: not in time. */
  readonly untilHealthy: (limitMs: number) => Promise<boolean>;
}

/** A process of the shop first answers what it was asked before it ended. */
const SHOP_ENDS_MS = 15_000;

export const reachCluster = (settings: ClusterSettings): Cluster => {
  const { folder, databases, shops, balancer } = settings;
  const secrets = readSecrets(folder);
  const members = async (): Promise<readonly Member[]> => {
    for (const { host, managerPort } of databases) {
      const response = await request(`http://${host}:${managerPort}/cluster`);
      if (response?.ok) return ((await response.json()) as { members: readonly Member[] }).members;
    }
    return [];
  };
  const isHealthy = async () => {
    const all = await members();
    const leader = all.find(({ role }) => role === 'leader');
    const isFollowing = all.every(
      ({ timeline, state }) => timeline === leader?.timeline && ['running', 'streaming'].includes(state),
    );
    const serving = await Promise.all(
      [...shops, { host: balancer.host, port: balancer.shopPort }].map(({ host, port }) =>
        request(`http://${host}:${port}/api/ready`),
      ),
    );
    return (
      leader !== undefined &&
      all.length === databases.length &&
      isFollowing &&
      all.some(({ role }) => role === 'sync_standby') &&
      serving.every((response) => response?.ok)
    );
  };
  return {
    settings,
    ownerUrl: databaseUrl(settings, secrets, 'owner'),
    ownerUrls: databases.map((node) => databaseUrl(settings, secrets, 'owner', node)),
    shopUrl: `http://${balancer.host}:${balancer.shopPort}`,
    pidOf: (name) => {
      const pid = (JSON.parse(readFileSync(pidsFile(folder), 'utf8')) as Record<string, number>)[name];
      if (pid === undefined) throw new Error(`${name} is not running`);
      return pid;
    },
    postmasterOf: (name) => readPostmaster(folder, name),
    members,
    leader: async () => (await members()).find(({ role }) => role === 'leader')?.name,
    switchOver: async () => {
      const leader = (await members()).find(({ role }) => role === 'leader')?.name;
      const node = databases.find(({ name }) => name === leader);
      const response = await fetch(`http://${node?.host}:${node?.managerPort}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`patroni:${secrets.manager}`)}` },
        body: JSON.stringify({ leader }),
      });
      if (!response.ok) throw new Error(`no switchover: ${await response.text()}`);
    },
    untilHealthy: async (limitMs) => {
      const deadline = performance.now() + limitMs;
      while (!(await isHealthy())) {
        if (performance.now() > deadline) return false;
        await sleep(200);
      }
      return true;
    },
  };
};

/**
 * Starts everything from its settings and data folder; resolves once customers can order.
 * @param releaseFolder of another release, whose build the processes of the shop run at first
 */
export const startCluster = async (
  settings: ClusterSettings,
  releaseFolder?: string,
): Promise<{ readonly cluster: Cluster; readonly close: () => Promise<void> }> => {
  const { folder, etcd, databases, shops } = settings;
  prepareFolder(settings);
  const supervisor = openSupervisor(folder);
  const user = 'postgres' as const;
  const startShop = (name: string, release?: string) => {
    const script = 'packages/server/dist/main.js';
    const command = [
      process.execPath,
      release === undefined ? inRoot(script) : join(release, script),
      '--quiet',
    ];
    supervisor.start({ name, command, env: () => readEnvironment(folder, name) });
  };
  const close = async () => {
    await supervisor.end(namesOf(shops), SHOP_ENDS_MS);
    await supervisor.end(namesOf(databases), 30_000);
    await supervisor.end(['haproxy', ...namesOf(etcd)], 5_000);
  };
  try {
    for (const { name } of etcd)
      supervisor.start({ name, user, command: ['etcd'], env: () => readEnvironment(folder, name) });
    for (const { name } of databases)
      supervisor.start({ name, user, command: ['patroni', join(folder, `${name}.yml`)] });
    const configuration = join(folder, 'haproxy.cfg');
    supervisor.start({ name: 'haproxy', user, command: [haproxyPath, '-db', '-f', configuration] });
    // One after the other: the first fills the empty shop.
    for (const { name, host, port } of shops) {
      startShop(name, releaseFolder);
      await untilOk(`http://${host}:${port}/api/ready`, 120_000);
    }
    const updateShop = async (name: string) => {
      await supervisor.end([name], SHOP_ENDS_MS);
      startShop(name);
    };
    const cluster = { ...reachCluster(settings), ...(releaseFolder !== undefined && { updateShop }) };
    if (!(await cluster.untilHealthy(60_000)))
      throw new Error(`no healthy cluster: ${JSON.stringify(await cluster.members())}`);
    return { cluster, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const haproxyPath = existsSync('/usr/sbin/haproxy') ? '/usr/sbin/haproxy' : 'haproxy';

const namesOf = (nodes: readonly { readonly name: string }[]): readonly string[] =>
  nodes.map(({ name }) => name);

const readEnvironment = (folder: string, name: string): Record<string, string> =>
  parseEnv(readFileSync(join(folder, `${name}.env`), 'utf8')) as Record<string, string>;

const readPostmaster = (folder: string, name: string): number =>
  Number(readFileSync(join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

/** Writes every machine's files into a folder, with the passwords that it holds or new ones. */
export const writeClusterFiles = (settings: ClusterSettings, into: string): void => {
  mkdirSync(into, { recursive: true });
  if (!existsSync(join(into, 'secrets.json'))) writePrivately(join(into, 'secrets.json'), newSecrets());
  for (const [name, text] of clusterFiles(settings, readSecrets(into)))
    writePrivately(join(into, name), text);
};

/** The files of the settings and a folder for each node, owned by who runs PostgreSQL. */
const prepareFolder = (settings: ClusterSettings): void => {
  const { folder, etcd, databases, shops } = settings;
  mkdirSync(join(folder, 'logs'), { recursive: true });
  writeClusterFiles(settings, folder);
  for (const name of [...namesOf(etcd), ...namesOf(databases)]) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    own(join(folder, name));
  }
  for (const name of namesOf(shops)) mkdirSync(join(folder, name), { recursive: true });
};

const writePrivately = (path: string, text: string): void => {
  writeFileSync(path, text, { mode: 0o600 });
  chmodSync(path, 0o600);
  own(path);
};

/** The user of Debian's package, where we are root. */
const own = (path: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync('/var/lib/postgresql');
  chownSync(path, uid, gid);
};

const newSecrets = (): string => {
  // Begins with a letter, so that no format takes it for a number.
  const secret = () => `k${randomBytes(20).toString('hex')}`;
  const secrets: Secrets = {
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    owner: secret(),
    shop: secret(),
    authSecret: secret(),
    manager: secret(),
  };
  return JSON.stringify(secrets);
};

const readSecrets = (folder: string): Secrets =>
  JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as Secrets;

const request = (url: string): Promise<Response | null> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);

const untilOk = async (url: string, limitMs: number): Promise<void> => {
  const deadline = performance.now() + limitMs;
  while (!(await request(url))?.ok) {
    if (performance.now() > deadline)
      throw new Error(`${url} did not respond in ${limitMs / 1000} s; its log is beside its data`);
    await sleep(100);
  }
};
