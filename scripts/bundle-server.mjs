import { build } from 'esbuild';
import { writeInputs } from './build-inputs.mjs';
import { inRoot } from './project.mjs';

/** The workspaces are TypeScript that Node can't read; everything else stays in node_modules. */
const onlyWorkspaces = {
  name: 'only-workspaces',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@nutricion/') ? undefined : { path, external: true },
    );
  },
};

/** Bundles the server once into the folder named by the first argument. */
const { metafile } = await build({
  entryPoints: {
    main: inRoot('packages/server/src/main.ts'),
    'plan-worker': inRoot('packages/server/src/features/meal-plans/plan-worker.ts'),
    'render-process': inRoot('packages/server/src/features/images/render/render-process.ts'),
  },
  outdir: process.argv[2],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  absWorkingDir: inRoot('.'),
  metafile: true,
  plugins: [onlyWorkspaces],
  logLevel: 'warning',
});
writeInputs(process.argv[2], Object.keys(metafile.inputs));
