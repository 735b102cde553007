import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordInput } from './password-input.tsx';

test('a password that is looked at isn’t sent to whoever checks spelling', async () => {
  const screen = await render(<PasswordInput aria-label="Contraseña" />);
  await screen.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect
    .element(screen.getByLabelText('Contraseña', { exact: true }))
    .toHaveAttribute('spellcheck', 'false');
});
