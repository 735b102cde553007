import type { Access } from '@nutricion/contract/kit/endpoint';
import { isPermission } from '@nutricion/domain/accounts/permission';
import { hasPermission, roles } from '@nutricion/domain/accounts/role';
import type { Sender, TestCaller } from '../whole-shop.ts';

const callers: readonly TestCaller[] = ['anonymous', 'customer', ...roles];

/** Callers without access to a call. */
export const sendersWithout = (access: Access): readonly TestCaller[] =>
  callers.filter((caller) => refusedStatus(access, caller) !== null);

/** The status that a caller without access must get, whatever the state and the input; null: they have access. */
const refusedStatus = (access: Access, caller: TestCaller): number | null => {
  if (access === 'public') return null;
  if (caller === 'anonymous') return 401;
  if (!isPermission(access)) return null;
  return caller !== 'customer' && hasPermission([caller], access) ? null : 403;
};

/** What is wrong with a status by who sent the request: permission is decided before anything else is looked at. */
export const accessFault = (access: Access, sender: Sender, status: number): string | null => {
  if (typeof sender === 'object') return null;
  const refused = refusedStatus(access, sender);
  return refused === null || status === refused ? null : `${status} where ${sender} may not`;
};
