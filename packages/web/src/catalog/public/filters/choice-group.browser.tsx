import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceGroup } from './choice-group.tsx';
import '../../../kit/styles/app.css';

const Group = ({ of, chosen = [] }: { readonly of: number; readonly chosen?: readonly string[] }) => {
  const [values, setValues] = useState(chosen);
  return (
    <ChoiceGroup
      title="Tipo"
      choices={Array.from({ length: of }, (_, at) => {
        const value = `tipo ${at + 1}`;
        return { value, label: value, count: 20 - at, checked: values.includes(value) };
      })}
      onToggle={(value) =>
        setValues(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
      }
    />
  );
};

test('a long group shows its first choices and the checked ones, the rest by keyboard too', async () => {
  const screen = await render(<Group of={12} chosen={['tipo 11']} />);
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(7);
  const more = screen.getByRole('button', { name: 'Ver más (5) de tipo' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(12);
  const less = screen.getByRole('button', { name: 'Ver menos de tipo' });
  await expect.element(less).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(7);
});

test('a group of seven shows all choices instead of a button for one', async () => {
  const screen = await render(<Group of={7} />);
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(7);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
