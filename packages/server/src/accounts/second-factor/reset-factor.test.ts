import { describe, expect, it } from 'vitest';
import { aBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { resetFactor } from './reset-factor.ts';
import { aMember, anEnrolledMember, isSignedIn } from './two-factor.builders.ts';

const shop = sharedTestShop();

describe('resetting a second factor by whoever runs the server', () => {
  it('lets her in by her password again, ends her sessions, and is written down as nobody’s deed', async () => {
    const { id, browser, email, password, backupCodes, atSecondStep } = await anEnrolledMember(shop);
    const halfway = await atSecondStep();
    expect(await resetFactor(shop.db, `  ${email.toUpperCase()} `)).toBe('reset');
    expect(await isSignedIn(browser)).toBe(false);
    // What was under way with the factor before opens nothing.
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

  it('changes nothing for who has none, and says so of an address without account', async () => {
    const { browser, registration } = await aMember(shop);
    expect(await resetFactor(shop.db, registration.email)).toBe('none');
    expect(await isSignedIn(browser)).toBe(true);
    expect(await resetFactor(shop.db, 'nadie@hospital-san-rafael.example')).toBe('no-account');
  });
});
