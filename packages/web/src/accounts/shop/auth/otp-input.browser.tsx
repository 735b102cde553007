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

test('stores only the digits shown: backspace deletes the last visible one', async () => {
  const screen = await render(<Form />);
  const field = screen.getByLabelText('Código');
  await field.click();
  await userEvent.keyboard('1234567x{Backspace}');
  await expect.element(field).toHaveValue('12345');
});
