import type { Prepare } from './inputs.ts';

/** Signing in, passwords and second factors, each on an account of its own. */
export const accountInputs = {
  'POST /api/auth/sign-up/email': ({ newEmail }) => ({
    as: 'anonymous',
    body: { name: 'Persona nueva', email: newEmail(), password: 'mango-verde-con-sal' },
  }),
  'POST /api/auth/sign-in/email': async ({ anAccount }) => {
    const { email, password } = await anAccount();
    return { as: 'anonymous', body: { email, password } };
  },
  'POST /api/auth/two-factor/verify': async ({ aMemberWithFactor, signIn }) => {
    const member = await aMemberWithFactor({ isConfirmed: true });
    const { cookie } = await signIn(member);
    return { as: 'anonymous', headers: { cookie }, body: { code: member.codeAt(1) } };
  },
  'POST /api/auth/sign-out': async ({ aMember }) => ({ as: (await aMember()).session }),
  'GET /api/auth/token': async ({ aMember }) => ({ as: (await aMember()).session }),
  'GET /api/auth/get-session': async ({ aMember }) => ({ as: (await aMember()).session }),
  'POST /api/auth/change-password': async ({ aMember }) => {
    const { session, password } = await aMember();
    return { as: session, body: { currentPassword: password, newPassword: 'mango-verde-con-sal' } };
  },
  'POST /api/auth/reauthenticate': async ({ aMember }) => {
    const { session, password } = await aMember();
    return { as: session, body: { password } };
  },
  'GET /api/auth/two-factor': async ({ aMember }) => ({ as: (await aMember()).session }),
  'POST /api/auth/two-factor/enable': async ({ aMember }) => {
    const { session, password } = await aMember();
    return { as: session, body: { password } };
  },
  'POST /api/auth/two-factor/confirm': async ({ aMemberWithFactor }) => {
    const { session, codeAt } = await aMemberWithFactor({ isConfirmed: false });
    return { as: session, body: { code: codeAt() } };
  },
  'POST /api/auth/two-factor/disable': async ({ aMemberWithFactor }) => {
    const { session, password, codeAt } = await aMemberWithFactor({ isConfirmed: true });
    return { as: session, body: { password, code: codeAt(1) } };
  },
  'POST /api/auth/two-factor/backup-codes': async ({ aMemberWithFactor }) => {
    const { session, password, codeAt } = await aMemberWithFactor({ isConfirmed: true });
    return { as: session, body: { password, code: codeAt(1) } };
  },
  'POST /api/auth/email-otp/send-verification-otp': async ({ aRegistration }) => ({
    as: 'anonymous',
    body: { email: (await aRegistration()).email, type: 'email-verification' },
  }),
  'POST /api/auth/email-otp/verify-email': async ({ aRegistration, codeFor }) => {
    const { email } = await aRegistration();
    return { as: 'anonymous', body: { email, otp: await codeFor(email) } };
  },
  'POST /api/auth/email-otp/request-password-reset': async ({ anAccount }) => ({
    as: 'anonymous',
    body: { email: (await anAccount()).email },
  }),
  'POST /api/auth/email-otp/reset-password': async ({ anAccount, call, codeFor }) => {
    const { email } = await anAccount();
    await call('POST /api/auth/email-otp/request-password-reset', 'anonymous', { email });
    return { as: 'anonymous', body: { email, otp: await codeFor(email), password: 'mango-verde-con-sal' } };
  },
} satisfies Readonly<Record<string, Prepare>>;
