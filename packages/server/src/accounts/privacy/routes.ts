import type { privacyEndpoints } from '@nutricion/contract/accounts/privacy';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { type Handlers, type MountFeature, mount } from '../../platform/http/mount.ts';
import { deleteAccount } from './delete-account.ts';
import type { PrivacyDependencies } from './dependencies.ts';
import { exportData } from './export-data.ts';

interface PrivacyOfShop extends Omit<PrivacyDependencies, 'limits' | 'forgetCaller' | 'verifyIdentity'> {
  readonly accounts: Pick<PrivacyDependencies, 'forgetCaller' | 'verifyIdentity'>;
  readonly privacyLimits: PrivacyDependencies['limits'];
}

export const mountPrivacy: MountFeature<PrivacyOfShop> = (app, shop) =>
  mount(app, shop.authenticate, privacyHandlers({ ...shop, ...shop.accounts, limits: shop.privacyLimits }));

export const privacyHandlers = (deps: PrivacyDependencies): Handlers<keyof typeof privacyEndpoints> => ({
  'GET /api/me/export': async ({ caller }) => {
    const waitSeconds = await deps.limits.consume('exportPerPerson', caller.profileId);
    if (waitSeconds !== null) return refuse({ kind: 'too-many-requests', retryAfterSeconds: waitSeconds });
    return accept(await exportData(deps.db, caller.profileId, deps.now()));
  },

  'POST /api/me/deletion': ({ caller, body }) => deleteAccount(deps, caller, body),
});
