import { build } from 'esbuild';

/** Bundles a script with the shop's packages as the build does, so that production code is measured. */
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
