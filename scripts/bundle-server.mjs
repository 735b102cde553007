import { writeInputs } from './build-inputs.mjs';
import { bundle } from './bundle.mjs';
import { inRoot } from './project.mjs';

/** Bundles the server into the folder in the first argument. */
const { metafile } = await bundle(
  {
    main: inRoot('packages/server/src/main.ts'),
    'plan-worker': inRoot('packages/server/src/plans/plan-worker.ts'),
    'workbook-thread': inRoot('packages/server/src/catalog/admin/csv/workbook-thread.ts'),
    'render-process': inRoot('packages/server/src/content/images/render/render-process.ts'),
  },
  process.argv[2],
);
writeInputs(process.argv[2], Object.keys(metafile.inputs));
