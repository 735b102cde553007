import { lazy, Suspense, useSyncExternalStore } from 'react';
import { comingSoon, comingSoonTexts } from './coming-soon.ts';
import { useToolFromAddress } from './tool-from-address.ts';
import type { ToolDialogs } from './tools.ts';

const ComingSoonDialog = lazy(async () => ({
  default: (await import('./coming-soon-dialog.tsx')).ComingSoonDialog,
}));

/** A tool, or the word that it isn't there yet. The dialog's code comes with the first question. */
export const ComingSoon = ({ dialogs }: { readonly dialogs: ToolDialogs }) => {
  useToolFromAddress();
  const question = useSyncExternalStore(comingSoon.subscribe, comingSoon.get, comingSoon.get);
  if (!question) return null;
  const { topic, opener } = question;
  const ToolDialog = dialogs[topic];
  const text = comingSoonTexts[topic];
  const close = () => comingSoon.set(null);
  return (
    <Suspense fallback={null}>
      {ToolDialog ? (
        <ToolDialog opener={opener} onClose={close} />
      ) : (
        text && <ComingSoonDialog text={text} opener={opener} onClose={close} />
      )}
    </Suspense>
  );
};
