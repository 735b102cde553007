import { accept, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Handlers, type MountFeature, mount } from './mount.ts';

interface HealthDependencies {
  readonly db: Kysely<Schema>;
  /** False until what is hot has been run once. */
  readonly isWarm: () => boolean;
}

export const mountHealth: MountFeature<HealthDependencies> = (app, shop) =>
  mount(app, shop.authenticate, healthHandlers(shop));

/** Alive: the process answers. Ready: it is warm, the database answers too, and has our tables. */
const healthHandlers = ({
  db,
  isWarm,
}: HealthDependencies): Handlers<'GET /api/health' | 'GET /api/ready'> => ({
  'GET /api/health': () => accept({ status: 'ok' }),
  'GET /api/ready': async () => {
    if (!isWarm()) return refuse({ kind: 'not-ready', retryAfterSeconds: 1 });
    // A database that is away or busy answers as it does to every call.
    await sql`select 1 from products limit 1`.execute(db);
    return accept({ status: 'ready' });
  },
});
