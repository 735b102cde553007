import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type ChunkGraph, chunkOf, filesFrom, writeChunkGraph } from './chunk-graph.ts';
import { pwaManifest } from './pwa-manifest.ts';

/** In development the API is another process; where it listens comes from the environment. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/**
 * Removes the code by which the toast library inserts its styles, since the shop's content security policy refuses inserted
 * styles; `lib/shown-toasts.tsx` imports the same styles as a file.
 */
const withoutInsertedStyles: Plugin = {
  name: 'without-inserted-styles',
  transform: {
    filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
    handler: (code) => {
      const plain = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (plain === code) throw new Error('sonner inserts its styles in another way: see vite.config.ts');
      return { code: plain, map: null };
    },
  },
};

/** What sign-in and the shop both begin with. */
const everyFirstScreen =
  /src[\\/](app[\\/]main\.tsx|kit[\\/]ui[\\/](button|chip|error-state|spinner)\.tsx)$|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|icons[\\/]clock\.)/;

let graph: ChunkGraph = {};

/** The shop's own files: administration works with the network only, so nobody's phone need keep it. */
const precached = (): ReadonlySet<string> =>
  filesFrom(graph, [chunkOf(graph, 'src/app/main.tsx')], {
    lazy: true,
    without: ['src/app/admin/admin-routes.tsx', 'src/accounts/shop/auth/admin-route.tsx'].map((module) =>
      chunkOf(graph, module),
    ),
  });

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    withoutInsertedStyles,
    writeChunkGraph(import.meta.dirname, (written) => {
      graph = written;
    }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      // Registered by the shop itself, once it stands (app/update).
      injectRegister: false,
      manifest: pwaManifest,
      manifestFilename: 'manifest.webmanifest',
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'assets/*.{js,css}',
          'fonts/*.woff2',
          'art/{marca,placeholder,sol-trunco}.svg',
        ],
        manifestTransforms: [
          (entries) => {
            const shop = precached();
            return { manifest: entries.filter(({ url }) => !url.startsWith('assets/') || shop.has(url)) };
          },
        ],
      },
    }),
  ],
  server: {
    proxy: {
      '/api': { target: apiOrigin, changeOrigin: false },
      '/uploads': { target: apiOrigin, changeOrigin: false },
      '/dev': { target: apiOrigin, changeOrigin: false },
    },
  },
  build: {
    target: 'es2022',
    // Pictures and fonts are files of their own: they cache longer than the code that names them.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser of our target preloads modules by itself.
      polyfill: false,
      // The list of what each lazy script needs was 2.7 kB of the first load, hashes that don't compress. A page's
      // HTML names what its address needs, and all else is fetched when idle.
      // The shop's own styles are in every page, in those drawn ahead without a link that could be found.
      resolveDependencies: (_, needed) =>
        needed.filter((file) => file.endsWith('.css') && !file.includes('/start-')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each takes what it imports with it. Thirty small files would compress worse and each bring its headers.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'start', test: everyFirstScreen, priority: 2 },
            { name: 'shop', test: /src[\\/]app[\\/]customer-area\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
