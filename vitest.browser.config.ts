import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestChromium } from './scripts/chromium.mjs';

const executablePath = findTestChromium() ?? undefined;

/** Components alone in a real browser: no shop behind them, and none of its starts to wait for. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // A dependency that Vite first met during a test would reload the page under the other tests.
  optimizeDeps: {
    include: [
      ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router'],
      ...['@tanstack/react-query', 'clsx', 'lucide-react', 'radix-ui', 'sonner', 'uqr', 'zod'],
    ],
  },
  test: {
    name: 'browser',
    root: join(import.meta.dirname, 'packages/web'),
    include: ['src/**/*.browser.tsx'],
    // Component tests mostly wait for frames: one worker, Vitest's default on two cores, leaves both half idle.
    maxWorkers: 2,
    setupFiles: ['src/testing/react-warnings.ts'],
    // For a busy machine; a real failure takes as long to be reported; ms.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
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
