import { defineConfig } from '@playwright/test';
import { findTestChromium } from '../scripts/chromium.mjs';

const chromium = findTestChromium() ?? undefined;

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Journeys of real people in a real Chromium, on one shop of their own with a fresh database. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // At a desk a test that passes at the second try has still found something; CI's machine may be busy.
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
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  // A new story runs at both widths. Left out is what is about one of them, or the same at either.
  projects: [
    { name: 'phone', use: phone, testIgnore: /(keyboard|admin|two-users|first-load)\.spec\.ts$/ },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: /(main-job|opening|checkout-failure|guards|reflow)\.spec\.ts$/,
    },
  ],
});
