import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { DatabaseOutage } from '../db/database-outage.ts';
import type { ReplicaRead } from '../db/replica.ts';

/** This process's figures for `GET /metrics` in Prometheus' text format. They hold no personal data. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

const searchesDropped = new Counter({
  name: 'searches_dropped_total',
  help: 'Searches left out of the log because more were waiting than fit',
  registers,
});
export const countDroppedSearches = (count: number): void => searchesDropped.inc(count);

const replicaReads = new Counter({
  name: 'shop_replica_reads_total',
  help: 'Reads for the replica by who served them: itself, or the leader because it lagged or was away',
  labelNames: ['served'] as const,
  registers,
});
export const countReplicaRead = (served: ReplicaRead): void => replicaReads.inc({ served });

const outages = new Counter({
  name: 'shop_database_outages_total',
  help: 'Requests that the database kept waiting: it was away, or had no capacity',
  labelNames: ['outage'] as const,
  registers,
});
export const countOutage = (outage: DatabaseOutage): void => outages.inc({ outage });

const mails = new Counter({
  name: 'shop_mails_total',
  help: 'Tries to send a mail; a failed one is repeated',
  labelNames: ['outcome'] as const,
  registers,
});
export const countMail = (outcome: 'sent' | 'failed'): void => mails.inc({ outcome });

const jobRuns = new Counter({
  name: 'shop_job_runs_total',
  help: 'Runs of jobs in this process; a failed one is repeated',
  labelNames: ['queue', 'outcome'] as const,
  registers,
});
export const countJob = (queue: string, outcome: 'done' | 'failed'): void => jobRuns.inc({ queue, outcome });

const listening = new Gauge({
  name: 'shop_listener_up',
  help: '1 while changes of the catalogue are heard',
  labelNames: ['channel'] as const,
  registers,
});
export const noteListening = (channel: string, isListening: boolean): void =>
  listening.set({ channel }, isListening ? 1 : 0);

const plans = new Gauge({
  name: 'shop_plans',
  help: 'Meal plans that are being made, and that wait',
  labelNames: ['state'] as const,
  registers,
});
export const notePlans = (running: number, waiting: number): void => {
  plans.set({ state: 'running' }, running);
  plans.set({ state: 'waiting' }, waiting);
};

// A figure that is there from the start at zero can be compared; one that appears at its first event hides that event.
for (const served of ['replica', 'replica-behind', 'replica-away'] as const) replicaReads.inc({ served }, 0);
for (const outage of ['away', 'busy'] as const) outages.inc({ outage }, 0);
for (const outcome of ['sent', 'failed'] as const) mails.inc({ outcome }, 0);
notePlans(0, 0);
