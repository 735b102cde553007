import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

interface LayersProps {
  readonly one: boolean;
  readonly two: boolean;
}

const Layers = ({ one, two }: LayersProps) => (
  <>
    <Dialog open={one} onOpenChange={() => {}} title="One" />
    <Dialog open={two} onOpenChange={() => {}} title="Two" />
  </>
);

const depth = (): number => history.state?.capas ?? 0;

/** Two layers over the third of three pages. */
const open = async () => {
  for (const page of [1, 2, 3]) history.pushState({ idx: page }, '', `/?page=${page}`);
  const screen = await render(<Layers one two />);
  await expect.poll(depth).toBe(2);
  return screen;
};

/** Waits until the pending navigation has happened. */
const addressThen = async (): Promise<string> => {
  await expect.poll(depth).toBe(0);
  // A navigation back that nobody requested would be seen before this one.
  history.pushState({ idx: 4 }, '', '/?page=4');
  history.back();
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  return location.search;
};

test('two layers that close together leave the page where it was', async () => {
  const { rerender } = await open();
  await rerender(<Layers one={false} two={false} />);
  expect(await addressThen()).toBe('?page=3');
});

test('so do two of which the second closes while the first still goes back', async () => {
  const { rerender } = await open();
  await rerender(<Layers one two={false} />);
  await rerender(<Layers one={false} two={false} />);
  expect(await addressThen()).toBe('?page=3');
});
