import { accept, refuse } from '@nutricion/domain/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Handlers } from '../../http/mount.ts';

/** Alive: the process answers. Ready: the database answers too, and has our tables. */
export const healthHandlers = (db: Kysely<Schema>): Handlers<'GET /api/health' | 'GET /api/ready'> => ({
  'GET /api/health': () => accept({ status: 'ok' }),
  'GET /api/ready': async () => {
    try {
      await sql`select 1 from products limit 1`.execute(db);
      return accept({ status: 'ready' });
    } catch {
      return refuse({ kind: 'not-ready' });
    }
  },
});
