import { describe, expect, it } from 'vitest';
import { aBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { resetFactor } from './reset-factor.ts';
import { aMember, anEnrolledMember, isSignedIn } from './two-factor.builders.ts';

const shop = sharedTestShop();

describe('resetFactor', () => {
  it('allows sign-in by password alone, ends her sessions, and writes an audit row without actor', async () => {
    const { id, browser, email, password, backupCodes, atSecondStep } = await anEnrolledMember(shop);
    const halfway = await atSecondStep();
    expect(await resetFactor(shop.db, `  ${email.toUpperCase()} `)).toBe('reset');
    expect(await isSignedIn(browser)).toBe(false);
    // A pending second step is ended too.
    expect((await halfway.verify({ backupCode: backupCodes[0] })).status).toBe(401);
    const { json } = await aBrowser(shop).post('/api/auth/sign-in/email', { email, password });
    expect(json).toMatchObject({ user: { id } });
    const { rows } = await shop.pool.query<object>(
      `select actor_id, action from audit_log where subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: null, action: 'user.reset-factor' }]);
    expect(await resetFactor(shop.db, email)).toBe('none');
  });

  it('changes nothing without a second factor, and reports an unknown address', async () => {
    const { browser, registration } = await aMember(shop);
    expect(await resetFactor(shop.db, registration.email)).toBe('none');
    expect(await isSignedIn(browser)).toBe(true);
    expect(await resetFactor(shop.db, 'nadie@hospital-san-rafael.example')).toBe('no-account');
  });
});
