import { type PlayedAccount, playedAccounts } from '../../../accounts/demo/played-accounts.ts';
import { type Act, type Actor, type Life, minutes } from '../life.ts';

/** Those who wait register in the last days, the others in the first third of the life. */
const registersOn = (life: Life, account: PlayedAccount, index: number): number => {
  if (account.fate === 'waiting') return life.dayCount - 3 + (index % 2);
  const days = Math.max(1, Math.floor(life.dayCount / 3));
  return index < 14 ? 0 : Math.floor(((index - 14) * days) / playedAccounts.length);
};

/** People register with their hospital's address, confirm it, and accounts verifies or rejects them. */
export const people: Actor = (life, day) =>
  playedAccounts.flatMap((account, index): readonly Act[] => {
    if (registersOn(life, account, index) !== day.index) return [];
    const atMs = day.at(6 + (index % 14) * 0.2);
    // A few never confirm their address.
    const confirms = account.fate !== 'waiting' || index % 4 !== 3;
    const registered: Act = { atMs, run: () => register(life, account, confirms) };
    if (account.fate === 'waiting') return [registered];
    return [registered, { atMs: day.at(9) + index * 1_000, run: () => decide(life, account, index) }];
  });

/** Confirmed within the minutes in which the code is good, whatever else happens in the shop. */
const register = async (
  life: Life,
  { email, fullName, password }: PlayedAccount,
  confirms: boolean,
): Promise<void> => {
  await life.callOpenly('POST /api/auth/sign-up/email', { name: fullName, email, password }, email);
  if (!confirms) return;
  life.goTo(life.now() + minutes(3));
  const otp = await life.mailedCode(email);
  await life.callOpenly('POST /api/auth/email-otp/verify-email', { email, otp, password }, email);
};

const decide = async (life: Life, account: PlayedAccount, index: number): Promise<void> => {
  const { users } = await life.call(`GET /api/admin/users?q=${encodeURIComponent(account.email)}`, 'cuentas');
  const { id } = users[0];
  if (account.fate === 'rejected') {
    const reason = 'Esta cuenta no es de alguien que trabaje en el hospital.';
    await life.call(`POST /api/admin/users/${id}/reject`, 'cuentas', { reason });
    return;
  }
  await life.call(`POST /api/admin/users/${id}/verify`, 'cuentas', undefined);
  const { deliveryPoints } = await life.call('GET /api/checkout', account);
  const point = deliveryPoints[index % deliveryPoints.length];
  life.customers.push({ ...account, id, pointId: point.id, phone: `787555${String(1_000 + index)}` });
};
