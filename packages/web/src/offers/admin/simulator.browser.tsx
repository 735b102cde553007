import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Simulator } from './simulator.tsx';

const waitForFrames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

test("it doesn't render on every frame after a change", async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Simulator />
    </QueryClientProvider>,
  );
  await screen.getByLabelText('El día').fill('2026-12-24');
  await waitForFrames(10);
  const frameSpy = vi.spyOn(window, 'requestAnimationFrame');
  await waitForFrames(10);
  expect(frameSpy).toHaveBeenCalledTimes(10);
});
