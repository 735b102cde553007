import { defineConfig } from 'vitest/config';

/** Two kinds of test by what they cost: rules need nothing, the server's need a real PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{domain,contract,web}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          // A property takes what it takes; on a busy machine five seconds are soon over.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'forks',
        },
      },
    ],
  },
});
