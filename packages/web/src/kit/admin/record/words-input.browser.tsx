import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WordsInput } from './words-input.tsx';

const Form = () => {
  const [words, setWords] = useState<readonly string[]>(['lechosa']);
  return (
    <>
      <WordsInput words={words} maxLength={40} onChange={setWords} />
      <output>{words.join(' + ')}</output>
    </>
  );
};

test('a comma ends a word, and one that ends none doesn’t stay', async () => {
  const screen = await render(<Form />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard(',');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('papaya,');
  await expect.element(screen.getByRole('status')).toHaveTextContent('lechosa + papaya');
  await expect.element(field).toHaveValue('');
});
