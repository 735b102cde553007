import { type MountFeature, mount } from '../platform/http/mount.ts';
import { type AccountDependencies, accountHandlers } from './handlers.ts';
import type { Accounts } from './open-accounts.ts';
import { type SessionDependencies, sessionHandlers } from './sessions/session-handlers.ts';
import type { UserDependencies } from './users/dependencies.ts';
import { userHandlers } from './users/user-handlers.ts';

interface AccountsOfShop
  extends Omit<AccountDependencies, 'sealKeyOf'>,
    Omit<SessionDependencies, 'forgetCaller'>,
    Omit<UserDependencies, 'forgetCaller'> {
  readonly accounts: Accounts;
}

/** Mounts sign-in, the caller's own account and sessions, and the administration's users. */
export const mountAccounts: MountFeature<AccountsOfShop> = (app, shop) => {
  const { accounts, authenticate } = shop;
  const deps = { ...shop, ...accounts };
  accounts.mount(app);
  mount(app, authenticate, accountHandlers(deps));
  mount(app, authenticate, sessionHandlers(deps));
  mount(app, authenticate, userHandlers(deps));
};
