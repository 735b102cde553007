import { deletionRefusal, deletionRefusalText } from '@nutricion/domain/account/deletion';
import type { ProfileId } from '@nutricion/domain/ids';
import { isOpenOrder } from '@nutricion/domain/order/customer-cancel';
import type { OrderStatus } from '@nutricion/domain/order/order-status';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import { activeAdminIds } from '../../admin/active-admin.ts';
import { waitForPeopleChanges } from '../../db/people-lock.ts';
import type { Refusal } from '../../http/refusal.ts';
import { blankAudit, deletePerson, lockPerson, readOrderStates, separateOrders } from './deletion-store.ts';
import type { PrivacyDependencies } from './dependencies.ts';

type Deleted = Result<Record<string, never>, Refusal>;

/**
 * Deletes the caller's own account: who she is and all that is hers, in one transaction with the mail that
 * tells her. Orders stay without her. Refused while an order is under way, and to the last administrator.
 */
export const deleteAccount = async (
  deps: PrivacyDependencies,
  userId: ProfileId,
  password: string,
): Promise<Deleted> => {
  const waitSeconds = await deps.limits.take('deletionPerPerson', userId);
  if (waitSeconds !== null) return refuse({ kind: 'too-many-requests', retryAfterSeconds: waitSeconds });
  if (!(await deps.isPasswordOf(userId, password))) return refuse(wrongPassword);
  await deps.limits.forget('deletionPerPerson', userId);

  const deleted = await deps.db.transaction().execute(async (trx): Promise<Deleted> => {
    await waitForPeopleChanges(trx);
    const person = await lockPerson(trx, userId);
    if (!person) return refuse({ kind: 'signed-out' });
    const [adminIds, orders] = [await activeAdminIds(trx), await readOrderStates(trx, userId)];
    const refusal = deletionRefusal({
      isAdmin: adminIds.includes(userId),
      otherAdmins: adminIds.filter((id) => id !== userId).length,
      openOrders: orders
        .filter(({ status }) => isOpenOrder(status as OrderStatus))
        .map(({ number }) => number),
    });
    if (refusal) return refuse({ kind: 'wrong-state', detail: deletionRefusalText(refusal) });
    await separateOrders(trx, userId);
    await deletePerson(trx, userId);
    await blankAudit(trx, userId);
    await deps.enqueueMail(trx, { kind: 'account-deleted', to: person.email, fullName: person.full_name });
    return accept({});
  });
  if (deleted.ok) deps.forgetCaller(userId);
  return deleted;
};

const wrongPassword: Refusal = {
  kind: 'invalid-input',
  errors: { password: 'Esa no es tu contraseña. Escríbela de nuevo.' },
};
