import { build } from 'esbuild';

/** Bundles a script and the shop's own packages as the build does, so that what is measured is what runs. */
export const bundle = async (entryPoint: string, outfile: string): Promise<string> => {
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [
      {
        name: 'only-workspaces',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@nutricion/') ? undefined : { path, external: true },
          ),
      },
    ],
    logLevel: 'error',
  });
  return outfile;
};
