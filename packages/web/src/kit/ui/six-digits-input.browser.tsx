import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SixDigitsInput } from './six-digits-input.tsx';

const Form = () => {
  const [code, setCode] = useState('');
  return <SixDigitsInput aria-label="Código" value={code} onChange={setCode} />;
};

test('what isn’t a digit doesn’t stay, and of a paste its six digits do', async () => {
  const screen = await render(<Form />);
  const field = screen.getByLabelText('Código');
  await field.click();
  await userEvent.keyboard('a1b');
  await expect.element(field).toHaveValue('1');
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('1');
  await field.fill('123 4567');
  await expect.element(field).toHaveValue('123456');
});
