import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

interface Fault {
  /** The longest that nobody may be able to order, in seconds. */
  readonly goalSeconds: number;
  /** Resolves when nothing more is done to the cluster. */
  readonly happen: (cluster: Cluster) => Promise<void>;
}

/** Longer than `ttlSeconds`, so that another node has taken over before this one goes on. */
const FROZEN_MS = 35_000;

/** One process of the shop after the other, each when the one before serves again. */
const eachShop = async (cluster: Cluster, restart: (name: string) => Promise<void>): Promise<void> => {
  for (const { name } of cluster.settings.shops) {
    await restart(name);
    if (!(await cluster.untilHealthy(60_000))) throw new Error(`${name} did not come back`);
    // A balancer sees it a moment later than we do.
    await sleep(1_500);
  }
};

const endAndWait = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGTERM');
  while (signal(pid, 0)) await sleep(50);
};

const countMigrations = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from kysely_migration');
  await client.end();
  return rowCount ?? 0;
};

export const faults = {
  /** The release before, on its own tables, is replaced by this one, which changes them while the older process sells. First, since the cluster opens on that release for it. */
  'rolling-update': {
    goalSeconds: 1,
    happen: async (cluster) => {
      const { updateShop } = cluster;
      if (!updateShop) throw new Error('the cluster did not begin with the release before');
      const before = await countMigrations(cluster.ownerUrl);
      await eachShop(cluster, updateShop);
      if ((await countMigrations(cluster.ownerUrl)) <= before)
        throw new Error('the update changed no tables');
    },
  },
  switchover: { goalSeconds: 3, happen: (cluster) => cluster.switchOver() },
  /** PostgreSQL of the leader ends without a goodbye. */
  'leader-killed': {
    goalSeconds: 10,
    happen: async (cluster) => void process.kill(cluster.postmasterOf(await leaderOf(cluster)), 'SIGKILL'),
  },
  /** PostgreSQL of the standby that every commit waits for ends without a goodbye; another takes its place. */
  'standby-killed': {
    goalSeconds: 10,
    happen: async (cluster) => {
      const standby = (await cluster.members()).find(({ role }) => role === 'sync_standby')?.name ?? '';
      process.kill(cluster.postmasterOf(standby), 'SIGKILL');
    },
  },
  /** Both machines of the standbys go; the leader goes on alone, and nothing that it acknowledges meanwhile is elsewhere until they are back. */
  'standbys-lost': {
    goalSeconds: 10,
    happen: async (cluster) => {
      const leader = await leaderOf(cluster);
      const standbys = cluster.settings.databases.map(({ name }) => name).filter((name) => name !== leader);
      // Their Patroni first, which would start them again.
      const back = standStill(standbys.map((name) => cluster.pidOf(name)));
      for (const name of standbys) process.kill(cluster.postmasterOf(name), 'SIGKILL');
      await back;
    },
  },
  /** Nobody can ask who leads; the leader goes on, since it reaches the other nodes. */
  'etcd-frozen': {
    goalSeconds: 3,
    happen: async (cluster) => {
      await standStill(cluster.settings.etcd.map(({ name }) => cluster.pidOf(name)));
    },
  },
  /** The leader's whole machine stands still, as a virtual one that is moved, and goes on as if nothing had been. */
  'leader-frozen': {
    goalSeconds: 25,
    happen: async (cluster) => {
      const leader = await leaderOf(cluster);
      await standStill([cluster.pidOf(leader), cluster.postmasterOf(leader)]);
    },
  },
  'process-killed': {
    goalSeconds: 1,
    happen: async (cluster) =>
      void process.kill(cluster.pidOf(cluster.settings.shops[0]?.name ?? ''), 'SIGKILL'),
  },
  'rolling-restart': {
    goalSeconds: 1,
    happen: (cluster) => eachShop(cluster, (name) => endAndWait(cluster.pidOf(name))),
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Stops these processes and their children for longer than a leader may be silent. */
const standStill = async (parents: readonly number[]): Promise<void> => {
  const stopped = parents.filter((pid) => signal(pid, 'SIGSTOP'));
  try {
    // Parents that stand still have no further ones.
    stopped.push(...parents.flatMap(childrenOf).filter((pid) => signal(pid, 'SIGSTOP')));
    await sleep(FROZEN_MS);
  } finally {
    for (const pid of stopped) signal(pid, 'SIGCONT');
  }
};

/** False for a process that has ended. */
const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

const leaderOf = async (cluster: Cluster): Promise<string> => {
  const leader = await cluster.leader();
  if (leader === undefined) throw new Error('nobody leads');
  return leader;
};

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent)
    .map(Number);

/** Zero for a process that has ended meanwhile. */
const parentOf = (pid: number): number => {
  try {
    // The name before it is in parentheses and may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return 0;
  }
};
