import { Suspense, useSyncExternalStore } from 'react';
import { requestedTool } from './requested-tool.ts';
import { useToolFromAddress } from './tool-from-address.ts';
import type { ToolDialogs } from './tools.ts';

/** The tool that is open, if any. Its code comes when it is first asked for. */
export const ToolOutlet = ({ dialogs }: { readonly dialogs: ToolDialogs }) => {
  useToolFromAddress();
  const requested = useSyncExternalStore(requestedTool.subscribe, requestedTool.get, requestedTool.get);
  if (!requested) return null;
  const ToolDialog = dialogs[requested.tool];
  return (
    <Suspense fallback={null}>
      <ToolDialog opener={requested.opener} onClose={() => requestedTool.set(null)} />
    </Suspense>
  );
};
