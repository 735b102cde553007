import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSearchText } from './list-address.ts';
import type { ListValues } from './list-types.ts';

let requests: (string | undefined)[];
let arrive: (values: ListValues) => void;

/** The address is there only when it arrives: what it shows may still be on its way. */
const Page = () => {
  const [values, setValues] = useState<ListValues>({});
  arrive = setValues;
  const { text, setText } = useSearchText(values, ({ q }) => void requests.push(q));
  return <input aria-label="Busca" value={text} onChange={({ target }) => setText(target.value)} />;
};

test('what is typed while the address is on its way stays', async () => {
  requests = [];
  const screen = await render(<Page />);
  const field = screen.getByLabelText('Busca');
  await field.click();
  await userEvent.keyboard('arr');
  await expect.poll(() => requests).toEqual(['arr']);
  await expect.element(field).toHaveValue('arr');
  await userEvent.keyboard('o');
  arrive({ q: 'arr' });
  await userEvent.keyboard('z');
  await expect.element(field).toHaveValue('arroz');
  await expect.poll(() => requests.at(-1)).toBe('arroz');
  arrive({ q: 'arroz' });
  await expect.element(field).toHaveValue('arroz');
  arrive({});
  await expect.element(field).toHaveValue('');
});
