import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../../testing/open-screen.tsx';
import type { AuthDraft } from './auth-draft.ts';
import { LoginForm } from './login-form.tsx';

const nothing = () => {};

const Login = () => {
  const [draft, setDraft] = useState<AuthDraft>({
    email: 'ana@hospital-san-rafael.example',
    password: 'equivocada',
    fullName: '',
    trustedDevice: false,
  });
  return (
    <LoginForm
      draft={draft}
      change={(part) => setDraft((before) => ({ ...before, ...part }))}
      onRegister={nothing}
      onForgotPassword={nothing}
      onVerify={nothing}
      onSecondStep={nothing}
    />
  );
};

const REASON = 'Email o contraseña incorrectos';
const shownToast = () => document.querySelector('[data-sonner-toast]')?.textContent;

test('a field that is corrected takes error and toast with it, which say the reason once', async () => {
  await openScreen(<Login />, {
    me: null,
    responses: {
      'POST /api/auth/sign-in/email': () =>
        Response.json({ type: 'about:blank', title: 'No', status: 401, detail: REASON }, { status: 401 }),
    },
  } as Parameters<typeof openScreen>[1]);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(REASON);
  await expect.poll(shownToast).toBe('Error al iniciar sesión');
  await userEvent.type(page.getByLabelText('Contraseña', { exact: true }), '7');
  await expect.poll(() => page.getByText(REASON).elements()).toEqual([]);
  await expect.poll(shownToast).toBeUndefined();
});
