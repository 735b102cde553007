import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CHUNK_GRAPH_FILE, type ChunkGraph, chunkOf, filesFrom } from '../../packages/web/chunk-graph.ts';

/** What a page of the built shop fetches before it is whole, in bytes. What is fetched when idle isn't in it. */
export interface FirstLoad {
  readonly name: string;
  readonly scripts: number;
  readonly jsGzip: number;
  readonly jsBrotli: number;
  readonly cssGzip: number;
  /** The source modules in these scripts. */
  readonly modules: readonly string[];
}

const web = join(import.meta.dirname, '../../packages/web/dist');
const shop = ['src/app/main.tsx', 'src/app/customer-area.tsx'];

/** Pages by name, with the modules that their address asks for (`lazy-pages.ts`). */
const pages: readonly (readonly [name: string, ...modules: string[]])[] = [
  ['home', ...shop],
  ['category', ...shop, 'src/app/category-with-cart.tsx'],
  ['product', ...shop, 'src/app/product-with-recipes.tsx'],
  ['cart', ...shop, 'src/app/cart-area.tsx'],
  ['checkout', ...shop, 'src/orders/shop/checkout/checkout-page.tsx'],
  ['sign-in', 'src/app/main.tsx', 'src/accounts/shop/auth/auth-page.tsx'],
];

/** Of each page of the last `npm run build`. */
export const firstLoads = (): readonly FirstLoad[] => {
  const graph = JSON.parse(readFileSync(join(web, CHUNK_GRAPH_FILE), 'utf8')) as ChunkGraph;
  return pages.map(([name, ...modules]) => {
    const files = [
      ...filesFrom(
        graph,
        modules.map((module) => chunkOf(graph, module)),
      ),
    ];
    const js = files.filter((file) => file.endsWith('.js'));
    const css = files.filter((file) => file.endsWith('.css'));
    return {
      name,
      scripts: js.length,
      jsGzip: sum(js, gzipSync),
      jsBrotli: sum(js, brotliCompressSync),
      cssGzip: sum(css, gzipSync),
      modules: js.flatMap((file) => graph[file]?.modules ?? []),
    };
  });
};

const sum = (files: readonly string[], compress: (content: Buffer) => Buffer): number =>
  files.reduce((bytes, file) => bytes + compress(readFileSync(join(web, file))).length, 0);
