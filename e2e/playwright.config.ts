import { defineConfig } from '@playwright/test';
import { findTestChromium } from '../scripts/chromium.mjs';
import { isLongRun, longDesktopFiles, longFiles } from './long-run.ts';
import type { StoryOptions } from './story.ts';
import { bothWidths, desktop, desktopFiles, filesAtBothWidths, phone } from './widths.ts';

const chromium = findTestChromium() ?? undefined;
const either = (...patterns: readonly (string | RegExp)[]): RegExp =>
  new RegExp(patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source)).join('|'));

/** Journeys of real people in a real Chromium, on one shop of their own with a fresh database. */
export default defineConfig<StoryOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  // Two workers leave half of two cores idle: a story waits for its pages more than it computes.
  workers: 3,
  fullyParallel: true,
  // A story that passes only at its second try has found something, so on a developer's machine it fails. CI has one more try
  // until five whole runs in a row have needed none.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Set by the global setup, which runs before the workers read this file again.
    baseURL: process.env.SHOP_URL ?? '',
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    actionTimeout: 15_000,
    // What a worker answers can't be answered by a test. Those about the worker allow it.
    serviceWorkers: 'block',
    // A worker's browser stays open between stories, emptied of cookies, storage, caches, routes and clocks: opening
    // another took longer than many stories. Stories about what a browser stores, or about a service worker, get one
    // of their own.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  // `npm test` runs the main stories once each; a long run only the others, at both widths if their steps or layout
  // differ. The telephone saves data, as many customers' do: prefetching 170 scripts took a third of each page's time.
  // The desktop, and stories of the service worker, prefetch.
  projects: [
    {
      name: 'phone',
      use: { ...phone, savesData: true },
      ...(isLongRun && { grep: either(longFiles, filesAtBothWidths) }),
      testIgnore: isLongRun ? desktopFiles : [desktopFiles, longFiles],
    },
    {
      name: 'desktop',
      use: desktop,
      grep: isLongRun ? either(longDesktopFiles, filesAtBothWidths, bothWidths) : desktopFiles,
      testIgnore: isLongRun ? [] : longFiles,
    },
  ],
});
