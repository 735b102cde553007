import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RowChooser } from './row-chooser.tsx';
import { useSelection } from './use-selection.ts';

const KEYS = ['arroz', 'leche', 'pan', 'queso'];

const List = () => {
  const { chosen, toggle } = useSelection(KEYS);
  return KEYS.map((key) => (
    <RowChooser
      key={key}
      label={key}
      isChosen={chosen.has(key)}
      onToggle={(isRange) => toggle(key, isRange)}
    />
  ));
};

test('with Shift all rows since the last one are chosen', async () => {
  const screen = await render(<List />);
  await screen.getByLabelText('arroz').click();
  await screen.getByLabelText('pan').click({ modifiers: ['Shift'] });
  await expect.element(screen.getByLabelText('leche')).toBeChecked();
  await expect.element(screen.getByLabelText('pan')).toBeChecked();
  await expect.element(screen.getByLabelText('queso')).not.toBeChecked();
  await screen.getByLabelText('leche').click();
  await expect.element(screen.getByLabelText('leche')).not.toBeChecked();
  await expect.element(screen.getByLabelText('pan')).toBeChecked();
});
