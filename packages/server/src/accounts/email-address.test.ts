import { expect, it } from 'vitest';
import { aBrowser, sharedTestShop } from './account-shop.builders.ts';
import { cheapPasswords } from './password/passwords.builders.ts';
import { createAdmin } from './users/create-admin.ts';

const shop = sharedTestShop();

it('allows at most 64 characters before the @, in every form and command', async () => {
  const otp = '123456';
  const password = 'mango-verde-con-sal';
  const forms: Readonly<Record<string, object>> = {
    'sign-up/email': { name: 'Ana López', password },
    'sign-in/email': { password },
    'email-otp/send-verification-otp': {},
    'email-otp/verify-email': { otp },
    'email-otp/request-password-reset': {},
    'email-otp/reset-password': { otp, password },
  };
  const issueOf = async (path: string, body: object, letters: number): Promise<unknown> => {
    const email = `${'a'.repeat(letters)}@hospital-san-rafael.example`;
    const { json } = await aBrowser(shop).post(`/api/auth/${path}`, { ...body, email });
    return json?.errors?.email;
  };
  const wrong: unknown[] = [];
  for (const [path, body] of Object.entries(forms)) {
    const issues = [await issueOf(path, body, 64), await issueOf(path, body, 65)];
    if (issues[0] !== undefined || issues[1] !== 'Escribe un email válido.') wrong.push([path, issues]);
  }
  expect(wrong).toEqual([]);
  const email = `${'b'.repeat(65)}@hospital-san-rafael.example`;
  expect(await createAdmin(shop.db, { email, fullName: 'Ana' }, cheapPasswords)).toEqual({
    ok: false,
    refusal: { kind: 'bad-email' },
  });
});
