import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { inRoot } from './project.mjs';

/** `npm run demo:life`: bundled first, because sixty days are played in half the time of code that is read file by file. */
const folder = inRoot('.cache/server/life');
await bundle(
  {
    life: inRoot('scripts/demo-life.ts'),
    'workbook-thread': inRoot('packages/server/src/catalog/admin/csv/workbook-thread.ts'),
    'render-process': inRoot('packages/server/src/content/images/render/render-process.ts'),
  },
  folder,
);
await import(pathToFileURL(`${folder}/life.js`));
