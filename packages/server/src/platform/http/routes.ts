import { accept, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Handlers, type MountFeature, mount } from './mount.ts';

interface HealthDependencies {
  readonly db: Kysely<Schema>;
  /** False until the most used paths have been run once, and again from the signal to stop on. */
  readonly isServing: () => boolean;
}

export const mountHealth: MountFeature<HealthDependencies> = (app, shop) =>
  mount(app, shop.authenticate, healthHandlers(shop));

/**
 * Alive: the process responds. Serving: a balancer may send requests to it, also while the database is away, since it reads from
 * memory and refuses the rest with Retry-After. Ready: it serves, and the database responds and has our tables.
 */
const healthHandlers = ({
  db,
  isServing,
}: HealthDependencies): Handlers<'GET /api/health' | 'GET /api/serving' | 'GET /api/ready'> => ({
  'GET /api/health': () => accept({ status: 'ok' }),
  'GET /api/serving': () =>
    isServing() ? accept({ status: 'serving' }) : refuse({ kind: 'not-ready', retryAfterSeconds: 1 }),
  'GET /api/ready': async () => {
    if (!isServing()) return refuse({ kind: 'not-ready', retryAfterSeconds: 1 });
    // During an outage this fails as every call does.
    await sql`select 1 from products limit 1`.execute(db);
    return accept({ status: 'ready' });
  },
});
