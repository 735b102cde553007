import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { preact } from './packages/web/preact.ts';
import { findTestChromium } from './scripts/chromium.mjs';

const executablePath = findTestChromium() ?? undefined;

/** Components alone in a real browser: no shop behind them, and none of its starts to wait for. */
export default defineConfig({
  resolve: { alias: preact },
  plugins: [tailwindcss()],
  // What one test leads in must not reload the page under another.
  optimizeDeps: {
    // One Preact for the screens and for what reads its hooks.
    exclude: ['preact'],
    include: ['react/jsx-dev-runtime', 'react-router', '@tanstack/react-query', 'lucide-react', 'sonner'],
  },
  test: {
    name: 'browser',
    root: join(import.meta.dirname, 'packages/web'),
    include: ['src/**/*.browser.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
          ],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1000, height: 800 } }],
    },
  },
});
