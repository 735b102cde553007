import type { adminEndpoints } from '@nutricion/contract/admin';
import type { Handlers } from '../../http/mount.ts';
import { auditHandlers } from './audit.ts';
import type { AdminDependencies } from './dependencies.ts';
import { hospitalHandlers } from './hospitals.ts';
import { summaryHandlers } from './summary.ts';
import { userHandlers } from './users.ts';

/** Everything under /api/admin that stands today. */
export const adminHandlers = (deps: AdminDependencies): Handlers<keyof typeof adminEndpoints> => ({
  ...summaryHandlers(deps),
  ...hospitalHandlers(deps),
  ...userHandlers(deps),
  ...auditHandlers(deps),
});
