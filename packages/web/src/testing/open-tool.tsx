import { type ComponentType, useState } from 'react';
import { page } from 'vitest/browser';
import { queryClient } from '../kit/api/query.ts';
import { storeSession } from '../kit/session/session-store.ts';
import { openScreen } from './open-screen.tsx';

type Tool = ComponentType<{ readonly opener: HTMLElement | null; readonly onClose: () => void }>;

/** The button that opens the tool, and has the focus again once it is closed. */
export const opener = page.getByRole('button', { name: 'Abrir' });

const Page = ({ Tool }: { readonly Tool: Tool }) => {
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null);
  return (
    <main>
      <button type="button" onClick={({ currentTarget }) => setOpenedBy(currentTarget)}>
        Abrir
      </button>
      {openedBy && <Tool opener={openedBy} onClose={() => setOpenedBy(null)} />}
    </main>
  );
};

/** Shows a dialog of the Herramientas menu, opened from a button. Takes and returns what `openScreen` does. */
export const openTool = async (Tool: Tool, options?: Parameters<typeof openScreen>[1]) => {
  const screen = await openScreen(<Page Tool={Tool} />, options);
  await opener.click();
  return screen;
};

/** Leaves the page as by closing its tab: what is opened afterwards finds only what storage holds. */
export const leavePage = async (screen: Awaited<ReturnType<typeof openScreen>>): Promise<void> => {
  await screen.unmount();
  storeSession(null);
  queryClient.clear();
};
