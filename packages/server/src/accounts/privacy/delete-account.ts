import type { IdentityProof } from '@nutricion/contract/accounts/identity-proof';
import { deletionRefusal, deletionRefusalText } from '@nutricion/domain/accounts/deletion';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { activeAdminIds } from '../../platform/admin/active-admin.ts';
import { lockUserChanges } from '../../platform/db/user-changes-lock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  anonymizeOrders,
  deleteUserData,
  lockForDeletion,
  readOrderStates,
  redactAudit,
} from './deletion-store.ts';
import type { PrivacyDependencies } from './dependencies.ts';

type DeleteAccountResult = Result<Record<string, never>, Refusal>;

/**
 * Deletes the caller's account and all its data, in one transaction with the mail that confirms it. Orders stay
 * without personal data. Refused while an order is open, and for the last administrator.
 */
export const deleteAccount = async (
  deps: PrivacyDependencies,
  { profileId: userId, sessionId }: Pick<Caller, 'profileId' | 'sessionId'>,
  proof: IdentityProof,
): Promise<DeleteAccountResult> => {
  const unproven = await deps.verifyIdentity({ userId, sessionId }, proof);
  if (unproven) {
    // The same request a moment earlier, as by a second tap, took the password with the account: it isn't wrong.
    const user = await deps.db
      .selectFrom('profiles')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    return user ? unproven : refuse({ kind: 'signed-out' });
  }

  const deleted = await deps.db.transaction().execute(async (trx): Promise<DeleteAccountResult> => {
    await lockUserChanges(trx);
    const user = await lockForDeletion(trx, userId);
    if (!user) return refuse({ kind: 'signed-out' });
    const [adminIds, orders] = [await activeAdminIds(trx), await readOrderStates(trx, userId)];
    const refusal = deletionRefusal({
      isAdmin: adminIds.includes(userId),
      otherAdmins: adminIds.filter((id) => id !== userId).length,
      openOrders: orders.filter(({ status }) => isOpenOrder(status)).map(({ number }) => number),
    });
    if (refusal) return refuse({ kind: 'wrong-state', detail: deletionRefusalText(refusal) });
    await anonymizeOrders(trx, userId);
    await deleteUserData(trx, userId);
    await redactAudit(trx, userId);
    await deps.enqueueMail(trx, { kind: 'account-deleted', to: user.email, fullName: user.full_name });
    return accept({});
  });
  if (deleted.ok) deps.forgetCaller(userId);
  return deleted;
};
