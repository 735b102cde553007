import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot, refuse } from '../project.mjs';

const port = z.number().int().min(1).max(65_535);
const place = { name: z.string().regex(/^[a-z][a-z0-9]*$/), host: z.string() };

const clusterSettingsSchema = z.object({
  /** Holds every node's data, logs and passwords. */
  folder: z.string().startsWith('/'),
  /** Where Patroni keeps who leads; why `etcd` and not `etcd3` is in decision 0145. */
  engine: z.enum(['etcd', 'etcd3']),
  binDir: z.string().startsWith('/'),
  /** A leader that can't renew its place for so long loses it. */
  ttlSeconds: z.number().int().min(20),
  /** Each node looks at itself and at the others so often. */
  loopWaitSeconds: z.number().int().min(1),
  /** The loop and two retries have to fit into `ttlSeconds`, or a slow etcd costs a leader its place. */
  retryTimeoutSeconds: z.number().int().min(3),
  etcd: z.array(z.object({ ...place, clientPort: port, peerPort: port })).min(1),
  databases: z.array(z.object({ ...place, port, managerPort: port })).min(2),
  shops: z.array(z.object({ ...place, port })).min(1),
  balancer: z.object({ host: z.string(), leaderPort: port, shopPort: port }),
  /** PostgreSQL's own, for all nodes. */
  parameters: z.record(z.string(), z.string()),
  /** Further settings of the shop's processes, as `.env.example` describes them. */
  shopEnvironment: z.record(z.string(), z.string()).and(z.object({ PUBLIC_URL: z.url() })),
});

export type ClusterSettings = z.infer<typeof clusterSettingsSchema>;
export type DatabaseNode = ClusterSettings['databases'][number];

/** Throws where a value is missing or out of its range, with its name. */
const readClusterSettings = (file: string): ClusterSettings => {
  const settings = clusterSettingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (settings.loopWaitSeconds + 2 * settings.retryTimeoutSeconds > settings.ttlSeconds)
    throw new Error(`${file}: loopWaitSeconds + 2 × retryTimeoutSeconds must fit into ttlSeconds`);
  return settings;
};

/** What every command of the cluster may be told; another engine gets a folder of its own, since it can't read the data of the first. */
export const settingsOptions = { settings: { type: 'string' }, engine: { type: 'string' } } as const;

export const settingsOf = (values: {
  readonly settings?: string | undefined;
  readonly engine?: string | undefined;
}): ClusterSettings => {
  const settings = readClusterSettings(values.settings ?? inRoot('deploy/trial.json'));
  if (values.engine === undefined || values.engine === settings.engine) return settings;
  const engine = clusterSettingsSchema.shape.engine.parse(values.engine);
  return { ...settings, engine, folder: `${settings.folder}-${engine}` };
};

/** For a command: what is wrong with the settings in one sentence, instead of a stack. */
export const settingsOrRefuse = (values: Parameters<typeof settingsOf>[0]): ClusterSettings => {
  try {
    return settingsOf(values);
  } catch (error) {
    refuse(
      `Esos ajustes no sirven: ${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}`,
    );
    throw error;
  }
};

/** Whether all of it is on this machine: only such a cluster is started by us, or broken in a drill. */
export const isTrial = ({ etcd, databases, shops, balancer }: ClusterSettings): boolean =>
  [...etcd, ...databases, ...shops, balancer].every(({ host }) => /^127\./.test(host));
