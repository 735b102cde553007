import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** One script of a build: what is in it, and which files it needs. Paths are relative to the build. */
export interface Chunk {
  /** Source modules, relative to the package; libraries by their path below node_modules. */
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly css: readonly string[];
}
export type ChunkGraph = Readonly<Record<string, Chunk>>;

export const CHUNK_GRAPH_FILE = '.chunks.json';

/** Writes beside the build which file needs which: for the service worker, and for what is measured of it. */
export const writeChunkGraph = (root: string, onGraph: (graph: ChunkGraph) => void): Plugin => ({
  name: 'chunk-graph',
  // Not for the pages that are drawn by the build itself: they are no part of what is served.
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const graph: Record<string, Chunk> = {};
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      graph[output.fileName] = {
        modules: output.moduleIds.map((id) => relative(root, id).replace(/^.*node_modules/, 'node_modules')),
        imports: output.imports,
        dynamicImports: output.dynamicImports,
        css: [...(output.viteMetadata?.importedCss ?? [])],
      };
    }
    onGraph(graph);
    this.emitFile({ type: 'asset', fileName: CHUNK_GRAPH_FILE, source: JSON.stringify(graph) });
  },
});

/** The chunk that contains a source module. Throws if there is none. */
export const chunkOf = (graph: ChunkGraph, module: string): string => {
  const file = Object.keys(graph).find((name) => graph[name]?.modules.includes(module));
  if (file === undefined) throw new Error(`${module} is in no script of the build`);
  return file;
};

/** The scripts and styles that these need at once, themselves included; with `lazy` those for later too. */
export const filesFrom = (
  graph: ChunkGraph,
  from: readonly string[],
  { lazy = false, without = [] }: { readonly lazy?: boolean; readonly without?: readonly string[] } = {},
): ReadonlySet<string> => {
  const files = new Set<string>();
  const seen = new Set(without);
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = graph[file];
    if (seen.has(file) || !chunk) continue;
    seen.add(file);
    files.add(file);
    for (const style of chunk.css) files.add(style);
    waiting.push(...chunk.imports, ...(lazy ? chunk.dynamicImports : []));
  }
  return files;
};
