import { setPriority } from 'node:os';
import type { Crop } from '@nutricion/domain/content/framing';
import { renderPart, renderUpload } from './render-image.ts';

/** Tasks of this process, one at a time. */
export type RenderTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | { readonly kind: 'part'; readonly bytes: Uint8Array; readonly crop: Crop | null };

/** Below the priority of requests; at the very lowest a busy machine would never run it. */
setPriority(10);

process.on('message', async (task: RenderTask) => {
  const rendered =
    task.kind === 'upload' ? await renderUpload(task.bytes) : await renderPart(task.bytes, task.crop);
  process.send?.(rendered);
});
process.on('disconnect', () => process.exit());
