import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VerifyForm } from './verify-form.tsx';

afterEach(() => vi.restoreAllMocks());

test('asks for the password if two people registered the address, and says what to do without it', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json(
      {
        ...{ type: '/problemas/datos-invalidos', title: 'Revisa los datos', status: 422, detail: 'No' },
        errors: { password: 'Escribe la contraseña que escogiste al crear tu cuenta.' },
      },
      { status: 422 },
    ),
  );
  const screen = await render(
    <VerifyForm
      email="ana@hospital-san-rafael.example"
      chosenPassword=""
      trustedDevice={false}
      onTrust={() => {}}
      onBack={() => {}}
    />,
  );
  await screen.getByLabelText('Código de verificación').click();
  await userEvent.keyboard('123456');
  const field = screen.getByLabelText('Tu contraseña', { exact: true });
  await expect.element(field).toHaveFocus();
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      /El código está bien\. .*Otra persona también registró este correo; .*regístrate otra vez en este equipo\./,
    );
});

test('the wait for another code outlives a reload', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const form = (
    <VerifyForm
      email="ana@hospital-san-rafael.example"
      chosenPassword=""
      trustedDevice={false}
      onTrust={() => {}}
      onBack={() => {}}
    />
  );
  const first = await render(form);
  await first.getByRole('button', { name: 'Reenviar código' }).click();
  await expect.element(first.getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled();
  await first.unmount();
  const second = await render(form);
  await expect.element(second.getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled();
  sessionStorage.clear();
});
