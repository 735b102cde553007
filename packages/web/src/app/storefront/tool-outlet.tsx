import { Suspense, useSyncExternalStore } from 'react';
import { askedTool } from './asked-tool.ts';
import { useToolFromAddress } from './tool-from-address.ts';
import type { ToolDialogs } from './tools.ts';

/** The tool that is open, if any. Its code comes when it is first asked for. */
export const ToolOutlet = ({ dialogs }: { readonly dialogs: ToolDialogs }) => {
  useToolFromAddress();
  const asked = useSyncExternalStore(askedTool.subscribe, askedTool.get, askedTool.get);
  if (!asked) return null;
  const ToolDialog = dialogs[asked.tool];
  return (
    <Suspense fallback={null}>
      <ToolDialog opener={asked.opener} onClose={() => askedTool.set(null)} />
    </Suspense>
  );
};
