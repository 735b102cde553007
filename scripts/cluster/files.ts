import { join } from 'node:path';
import { toProblem } from '../../packages/server/src/platform/http/problem.ts';
import type { ClusterSettings, DatabaseNode } from './settings.ts';

/** What the nodes and the shop share; the same on every machine. */
export interface Secrets {
  readonly superuser: string;
  readonly replication: string;
  readonly rewind: string;
  readonly owner: string;
  readonly shop: string;
  readonly authSecret: string;
  /** Whoever has it may make another node lead. */
  readonly manager: string;
}

/** The files of a whole cluster by their path under its folder: for a trial on one machine, and for machines of their own. */
export const clusterFiles = (settings: ClusterSettings, secrets: Secrets): ReadonlyMap<string, string> =>
  new Map([
    ...settings.etcd.map((node) => [`${node.name}.env`, etcdEnvironment(settings, node)] as const),
    ...settings.databases.map((node) => [`${node.name}.yml`, patroni(settings, node, secrets)] as const),
    ['new-cluster.sh', newCluster(secrets)],
    ['haproxy.cfg', haproxy(settings)],
    ...settings.shops.map((shop) => [`${shop.name}.env`, shopEnvironment(settings, shop, secrets)] as const),
  ]);

/** Where the shop reaches whoever leads, or one node. */
export const databaseUrl = (
  { balancer }: ClusterSettings,
  secrets: Secrets,
  role: 'owner' | 'shop',
  { host, port }: { readonly host: string; readonly port: number } = {
    host: balancer.host,
    port: balancer.leaderPort,
  },
): string => `postgres://${role === 'owner' ? 'shop_owner' : 'shop'}:${secrets[role]}@${host}:${port}/shop`;

const etcdEnvironment = ({ engine, folder, etcd }: ClusterSettings, node: ClusterSettings['etcd'][number]) =>
  `ETCD_NAME=${node.name}
ETCD_DATA_DIR=${join(folder, node.name)}
ETCD_LISTEN_CLIENT_URLS=http://${node.host}:${node.clientPort}
ETCD_ADVERTISE_CLIENT_URLS=http://${node.host}:${node.clientPort}
ETCD_LISTEN_PEER_URLS=http://${node.host}:${node.peerPort}
ETCD_INITIAL_ADVERTISE_PEER_URLS=http://${node.host}:${node.peerPort}
ETCD_INITIAL_CLUSTER=${etcd.map(({ name, host, peerPort }) => `${name}=http://${host}:${peerPort}`).join(',')}
ETCD_INITIAL_CLUSTER_STATE=new
ETCD_INITIAL_CLUSTER_TOKEN=nutricion-plus
ETCD_ENABLE_V2=${engine === 'etcd'}
ETCD_LOG_LEVEL=warn
`;

const patroni = (settings: ClusterSettings, node: DatabaseNode, secrets: Secrets) => `scope: nutricion-plus
name: ${node.name}
restapi:
  listen: ${node.host}:${node.managerPort}
  connect_address: ${node.host}:${node.managerPort}
  authentication: { username: patroni, password: ${secrets.manager} }
${settings.engine}:
  hosts: ${settings.etcd.map(({ host, clientPort }) => `${host}:${clientPort}`).join(',')}
bootstrap:
  dcs:
    ttl: ${settings.ttlSeconds}
    loop_wait: ${settings.loopWaitSeconds}
    retry_timeout: ${settings.retryTimeoutSeconds}
    # A standby that lacks more than this may not lead, even if no other is there.
    maximum_lag_on_failover: 1048576
    # While etcd is away the leader goes on as long as it reaches every other node.
    failsafe_mode: true
    # An acknowledged commit is on a standby's disk too, and only such a standby may follow the leader.
    synchronous_mode: true
    # A leader that crashed gives its place away at once, instead of recovering while everybody waits.
    primary_start_timeout: 0
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        wal_level: replica
        hot_standby: 'on'
        wal_log_hints: 'on'
        max_connections: 200
        max_wal_senders: 10
        max_replication_slots: 10
        password_encryption: scram-sha-256
${Object.entries(settings.parameters)
  .map(([name, value]) => `        ${name}: '${value}'`)
  .join('\n')}
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  pg_hba:
    - local all all peer
    - local replication all peer
${hostsOf(settings)
  .flatMap((host) => [
    ...(settings.databases.some((each) => each.host === host)
      ? [`    - host replication replicator ${host}/32 scram-sha-256`]
      : []),
    `    - host all all ${host}/32 scram-sha-256`,
  ])
  .join('\n')}
  post_bootstrap: /bin/sh ${join(settings.folder, 'new-cluster.sh')}
postgresql:
  listen: ${node.host}:${node.port}
  connect_address: ${node.host}:${node.port}
  data_dir: ${join(settings.folder, node.name, 'data')}
  bin_dir: ${settings.binDir}
  pgpass: ${join(settings.folder, node.name, 'pgpass')}
  # Otherwise a new standby waits minutes for the leader's next checkpoint.
  basebackup:
    - checkpoint: fast
  authentication:
    superuser: { username: postgres, password: ${secrets.superuser} }
    replication: { username: replicator, password: ${secrets.replication} }
    rewind: { username: rewinder, password: ${secrets.rewind} }
  parameters:
    unix_socket_directories: ${join(settings.folder, node.name)}
`;

/** Nodes reach each other; the shop comes through the balancer, or straight if its address names the nodes. */
const hostsOf = ({ databases, shops, balancer }: ClusterSettings): readonly string[] => [
  ...new Set([...databases, ...shops, balancer].map(({ host }) => host)),
];

/** Patroni runs it once, with the address of the new cluster. */
const newCluster = ({ owner, shop }: Secrets) => `#!/bin/sh
set -e
psql -v ON_ERROR_STOP=1 "$1" <<'SQL'
create role shop_owner login password '${owner}';
create role shop login password '${shop}';
create database shop owner shop_owner encoding 'UTF8' template template0 locale 'C.UTF-8';
SQL
`;

const haproxy = ({ databases, shops, balancer, shopEnvironment: { PUBLIC_URL } }: ClusterSettings) => `global
    maxconn 2000
    log stdout format raw local0 notice
    hard-stop-after 60s

defaults
    log global
    timeout connect 2s
    timeout check 2s
    default-server inter 500ms fall 2 rise 1

listen leader
    bind ${balancer.host}:${balancer.leaderPort}
    mode tcp
    option clitcpka
    option srvtcpka
    timeout client 24h
    timeout server 24h
    # Patroni answers 200 to this of the leader alone.
    option httpchk OPTIONS /primary
    http-check expect status 200
    # A node that no longer leads, or stands still, gives its connections back at once.
    default-server on-marked-down shutdown-sessions
${databases.map(({ name, host, port, managerPort }) => `    server ${name} ${host}:${port} check port ${managerPort}`).join('\n')}

frontend shop_front
    bind ${balancer.host}:${balancer.shopPort}
    mode http
    timeout client 130s
    timeout http-request 10s
    timeout http-keep-alive 60s
    option forwardfor
    http-request deny status 404 if { path /metrics }
    # What is refused here is worded as the shop words it.
${[502, 503, 504].map((status) => `    http-error status ${status} content-type application/problem+json string '${busyProblem(status)}' hdr Retry-After 1`).join('\n')}
    default_backend shop

backend shop
    mode http
    balance leastconn
    # Longer than the shop's own limit of a response, and than a plan that queues.
    timeout server 130s
    timeout queue 5s
    # Not /api/ready: while the database changes its leader a process still reads from memory, and refuses the rest in its own words.
    option httpchk
    http-check send meth GET uri /api/serving ver HTTP/1.1 hdr Host ${new URL(PUBLIC_URL).host}
    http-check expect status 200
    # A request that never reached a process goes to another; one that a process took with it too, where repeating it
    # does no harm: reading, and what carries an Idempotency-Key.
    option redispatch 1
    retries 3
    retry-on conn-failure empty-response
    http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
${shops.map(({ name, host, port }) => `    server ${name} ${host}:${port} check`).join('\n')}
`;

const busyProblem = (status: number): string =>
  JSON.stringify({ ...toProblem({ kind: 'busy', retryAfterSeconds: 1 }), status });

const shopEnvironment = (
  settings: ClusterSettings,
  { name, host, port }: ClusterSettings['shops'][number],
  secrets: Secrets,
): string =>
  Object.entries({
    HOST: host,
    PORT: `${port}`,
    DATA_DIR: join(settings.folder, name),
    DATABASE_URL: databaseUrl(settings, secrets, 'shop'),
    DATABASE_OWNER_URL: databaseUrl(settings, secrets, 'owner'),
    DATABASE_WAIT_SECONDS: '120',
    DRAIN_SECONDS: '2',
    // HAProxy, and before it what ends TLS.
    TRUST_PROXY: settings.shopEnvironment.PUBLIC_URL.startsWith('https:') ? '2' : '1',
    AUTH_SECRET: secrets.authSecret,
    ...settings.shopEnvironment,
  })
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
