import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Simulator } from './simulator.tsx';

const pictures = async (count: number): Promise<void> => {
  for (let picture = 0; picture < count; picture++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

test('after a change it rests: it isn’t drawn anew with each picture', async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Simulator />
    </QueryClientProvider>,
  );
  await screen.getByLabelText('El día').fill('2026-12-24');
  await pictures(10);
  const asked = vi.spyOn(window, 'requestAnimationFrame');
  await pictures(10);
  expect(asked).toHaveBeenCalledTimes(10);
});
