import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from '../../../kit/ui/field.tsx';
import { OtpInput } from './otp-input.tsx';

const Form = () => {
  const [code, setCode] = useState('');
  return (
    <Field label="Código">
      <OtpInput value={code} onChange={setCode} onComplete={() => {}} invalid={false} />
    </Field>
  );
};

test('what isn’t shown isn’t kept: one step back takes the last digit that is seen', async () => {
  const screen = await render(<Form />);
  const field = screen.getByLabelText('Código');
  await field.click();
  await userEvent.keyboard('1234567x{Backspace}');
  await expect.element(field).toHaveValue('12345');
});
