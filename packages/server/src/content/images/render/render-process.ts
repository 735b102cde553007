import { setPriority } from 'node:os';
import type { Crop } from '@nutricion/domain/content/framing';
import { renderPart, renderUpload } from './render-image.ts';

/** What the shop asks of this process, one thing at a time. */
export type RenderTask =
  | { readonly kind: 'upload'; readonly bytes: Uint8Array }
  | { readonly kind: 'part'; readonly bytes: Uint8Array; readonly crop: Crop | null };

/** Whatever customers ask for goes before; at the very last priority a busy machine would never come to it. */
setPriority(10);

process.on('message', async (task: RenderTask) => {
  const rendered =
    task.kind === 'upload' ? await renderUpload(task.bytes) : await renderPart(task.bytes, task.crop);
  process.send?.(rendered);
});
process.on('disconnect', () => process.exit());
