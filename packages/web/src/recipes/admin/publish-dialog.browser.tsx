import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PublishDialog } from './publish-dialog.tsx';
import { aNewRecipe } from './recipe-draft.ts';

afterEach(() => void vi.useRealTimers());

/** Late on the 3rd in Puerto Rico, when it is the 4th in London. */
const show = async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-04T03:15:00Z'), toFake: ['Date'] });
  const chosen: (string | undefined)[] = [];
  const screen = await render(
    <PublishDialog recipe={aNewRecipe} onClose={() => {}} onPublish={(on) => void chosen.push(on)} />,
  );
  return { screen, chosen, day: screen.getByLabelText('Desde qué día') };
};

test('today is the day of Puerto Rico, and means now', async () => {
  const { screen, chosen, day } = await show();
  await expect.element(day).toHaveValue('2026-03-03');
  await screen.getByRole('button', { name: 'Publicar ahora' }).click();
  expect(chosen).toEqual([undefined]);
});

test('a later day is kept as it was typed', async () => {
  const { screen, chosen, day } = await show();
  await day.fill('2026-03-04');
  await screen.getByRole('button', { name: 'Programar' }).click();
  expect(chosen).toEqual(['2026-03-04']);
});
