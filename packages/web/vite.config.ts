import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API is another process; where it listens comes from the environment. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** What sign-in and the shop both begin with. */
const everyFirstScreen =
  /src[\\/](main\.tsx|ui[\\/](button|chip|error-state|spinner)\.tsx)$|lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|icons[\\/]clock\.)/;

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
    // Every browser of our target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each takes what it imports with it. Thirty small files would compress worse and each bring its headers.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'start', test: everyFirstScreen, priority: 2 },
            { name: 'shop', test: /src[\\/]customer-area\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
