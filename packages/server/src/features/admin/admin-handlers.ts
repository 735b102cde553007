import type { adminEndpoints } from '@nutricion/contract/admin';
import { auditHandlers } from '../../admin/audit.ts';
import type { Handlers } from '../../http/mount.ts';
import type { AdminDependencies } from '../accounts/people/dependencies.ts';
import { userHandlers } from '../accounts/people/user-handlers.ts';
import { summaryHandlers } from '../dashboard/summary.ts';
import { hospitalHandlers } from './hospitals.ts';

/** Everything under /api/admin that stands today. */
export const adminHandlers = (deps: AdminDependencies): Handlers<keyof typeof adminEndpoints> => ({
  ...summaryHandlers(deps),
  ...hospitalHandlers(deps),
  ...userHandlers(deps),
  ...auditHandlers(deps),
});
