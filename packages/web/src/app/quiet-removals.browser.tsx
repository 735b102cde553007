import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { quietRemovals } from './quiet-removals.ts';

quietRemovals();

let left: string[];

/** Moves the focus as it goes, as a dialog does that gives it back. */
const Panel = ({ children }: { readonly children?: React.ReactNode }) => {
  useLayoutEffect(() => () => document.getElementById('after')?.focus(), []);
  return <div>{children}</div>;
};

const Field = ({ name }: { readonly name: string }) => (
  <input aria-label={name} onBlur={() => left.push(name)} />
);

const Page = ({ isInPanel }: { readonly isInPanel: boolean }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: any key closes the panel.
    <div onKeyDown={() => setOpen(false)}>
      {!isInPanel && <Field name="stays" />}
      {isOpen && <p>Open</p>}
      {isOpen && <Panel>{isInPanel && <Field name="goes" />}</Panel>}
      <button id="after" type="button">
        After
      </button>
    </div>
  );
};

test('a field that is taken away doesn’t say that it was left', async () => {
  left = [];
  const screen = await render(<Page isInPanel />);
  await screen.getByLabelText('goes').click();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('After')).toHaveFocus();
  expect(left).toEqual([]);
});

test('a field that stays says that it was left while something else is taken away', async () => {
  left = [];
  const screen = await render(<Page isInPanel={false} />);
  await screen.getByLabelText('stays').click();
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('After')).toHaveFocus();
  expect(left).toEqual(['stays']);
});

test('a field that goes by itself is silent, and the next one that is left is heard', async () => {
  left = [];
  const Both = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: any key takes the first away.
      <div onKeyDown={() => setOpen(false)}>
        {isOpen && <Field name="goes" />}
        <Field name="stays" />
      </div>
    );
  };
  const screen = await render(<Both />);
  await screen.getByLabelText('goes').click();
  await userEvent.keyboard('x');
  await expect.element(screen.getByLabelText('goes')).not.toBeInTheDocument();
  await screen.getByLabelText('stays').click();
  await userEvent.tab();
  await expect.poll(() => left).toEqual(['stays']);
});
