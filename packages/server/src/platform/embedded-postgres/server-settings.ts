import { createHash } from 'node:crypto';

/** Small numbers: one shop on one modest computer, its data mostly in the system's file cache. */
const always = {
  listen_addresses: '127.0.0.1',
  // A socket file would need a short path and its own permissions; the loopback needs neither.
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  // Every query of a shop is short: compiling or splitting one costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // Reads by the backends themselves: spares three worker processes.
  io_method: 'sync',
  // Nobody replicates this server, so its log need only serve recovery.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** What was answered is on disk. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For throw-away test databases: nothing of theirs outlives the run, and every test file brings a pool. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export type ServerSettings = {
  /** As `-c name=value` arguments of postgres, all but the port. */
  readonly flags: readonly string[];
  /** Tells a server with these settings from one that an older version of the shop left running. */
  readonly clusterName: string;
};

export function serverSettings({ isDurable }: { isDurable: boolean }): ServerSettings {
  const flags = Object.entries({ ...always, ...(isDurable ? durable : throwAway) }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const mark = createHash('sha256').update(flags.join()).digest('hex').slice(0, 8);
  const clusterName = `nutricion-plus-${mark}`;
  return { flags: [...flags, `cluster_name=${clusterName}`].flatMap((flag) => ['-c', flag]), clusterName };
}
