import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityStepper } from './quantity-stepper.tsx';

/** What becomes of 7, of which there are 20, by what is typed; null: nothing. */
const typed = async (text: string): Promise<number | null> => {
  const onChange = vi.fn();
  const screen = await render(<QuantityStepper quantity={7} max={20} name="Leche" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Cantidad de Leche' });
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(field).toHaveValue('7');
  expect(onChange.mock.calls.length).toBeLessThan(2);
  return onChange.mock.calls[0]?.[0] ?? null;
};

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['0', 0],
  ['999', 20],
  ['007', null],
])('«%s» is a number', async (text, quantity) => {
  expect(await typed(text)).toBe(quantity);
});

test.each(['1e3', '2.5', '2,5', '-1', '+3', '3 o', '١', '', ' '])(
  '«%s» is none, and changes nothing',
  async (text) => {
    expect(await typed(text)).toBeNull();
  },
);
