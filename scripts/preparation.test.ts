import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureTestChromium, findChromium, findTestChromium } from './chromium.mjs';
import { fingerprint, glance } from './fingerprint.mjs';
import { isInstalled } from './installation.mjs';
import { countTests, failedTests } from './test-reports.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nutricion-plus-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, content: unknown) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};

describe('whether everything is installed', () => {
  const lockWith = (packages: Record<string, object>) => ({
    lockfileVersion: 3,
    packages: { '': {}, ...packages },
  });
  const cart = { 'node_modules/cart': { version: '1.0.0' } };

  const install = (packages: Record<string, object>) => {
    write('node_modules/.package-lock.json', lockWith(packages));
    for (const path of Object.keys(packages)) mkdirSync(join(folder, path), { recursive: true });
  };

  it('is so when npm installed what the lock file names', () => {
    write('package-lock.json', lockWith(cart));
    install(cart);
    expect(isInstalled(folder)).toBe(true);
  });

  it('is not so in a fresh clone', () => {
    write('package-lock.json', lockWith(cart));
    expect(isInstalled(folder)).toBe(false);
  });

  it('is not so after an installation that was cut off', () => {
    write('package-lock.json', lockWith(cart));
    mkdirSync(join(folder, 'node_modules/cart'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  it.each([
    ['another version', { 'node_modules/cart': { version: '1.0.1' } }],
    ['a package more', { ...cart, 'node_modules/basket': { version: '2.0.0' } }],
  ])('is not so when the lock file now names %s', (_, wantedVersion) => {
    install(cart);
    write('package-lock.json', lockWith(wantedVersion));
    expect(isInstalled(folder)).toBe(false);
  });

  it('does not miss what is only for other systems', () => {
    write(
      'package-lock.json',
      lockWith({ ...cart, 'node_modules/for-mac': { version: '1.0.0', optional: true } }),
    );
    install(cart);
    expect(isInstalled(folder)).toBe(true);
  });
});

describe('the fingerprint of sources', () => {
  beforeEach(() => {
    write('src/one.ts', 'one');
    write('src/deep/two.ts', 'two');
  });
  const now = () => fingerprint(folder, ['src', 'missing']);

  it('is the same whenever the files were written', () => {
    const before = now();
    utimesSync(join(folder, 'src/one.ts'), new Date(0), new Date(0));
    expect(now()).toBe(before);
  });

  it.each([
    ['content', () => write('src/one.ts', 'uno')],
    ['a new file', () => write('src/deep/three.ts', '')],
    ['a new name', () => rmSync(join(folder, 'src/one.ts'))],
  ])('changes with %s', (_, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  it('does not change with tests, which are not built', () => {
    const before = now();
    write('src/one.test.ts', 'expect');
    expect(now()).toBe(before);
  });
});

describe('a glance at sources', () => {
  beforeEach(() => {
    write('src/one.ts', 'one');
    write('src/deep/two.ts', 'two');
  });
  const now = (known?: Map<string, string>) => glance(folder, ['src', 'missing'], known);

  it('is the same while nothing is written, tests aside', () => {
    const before = now();
    write('src/one.test.ts', 'expect');
    expect(now()).toBe(before);
  });

  it.each([
    ['content', () => write('src/one.ts', 'uno, no one')],
    ['a date', () => utimesSync(join(folder, 'src/deep/two.ts'), new Date(0), new Date(0))],
    ['a new file', () => write('src/deep/three.ts', '')],
    ['a new name', () => renameSync(join(folder, 'src/one.ts'), join(folder, 'src/uno.ts'))],
    ['what is gone', () => rmSync(join(folder, 'src/one.ts'))],
  ])('changes with %s', (_, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  it('looks once at what several parts are made of', () => {
    const known = new Map<string, string>();
    const before = now(known);
    write('src/deep/three.ts', '');
    expect(now(known)).toBe(before);
  });
});

describe('the Chromium for the browser tests', () => {
  const browser = (path: string) => {
    write(path, '');
    chmodSync(join(folder, path), 0o755);
    return join(folder, path);
  };

  it('is that of CHROMIUM_PATH before any other', () => {
    write('my-browser', '');
    chmodSync(join(folder, 'my-browser'), 0o755);
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'my-browser'), PATH: '/nowhere' })).toBe(
      join(folder, 'my-browser'),
    );
  });

  it('is found on the path, or where Playwright keeps its newest', () => {
    browser('cache/chromium-900/chrome-linux/chrome');
    const newest = browser('cache/chromium-1200/chrome-linux/chrome');
    const env = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache') };
    expect(findChromium(env)).toBe(newest);
    const onPath = browser('bin/google-chrome');
    expect(findChromium(env)).toBe(onPath);
    expect(findTestChromium(env)).toBe(onPath);
  });

  it('has no window where there is such a one', () => {
    const env = { PATH: join(folder, 'bin') };
    const whole = browser('bin/chromium');
    const windowless = browser('bin/chromium-headless-shell');
    expect(findTestChromium(env)).toBe(windowless);
    expect(findChromium(env)).toBe(whole);
  });

  it('is installed without a window though there is a whole one', async () => {
    const installRequests: string[] = [];
    const install = async ({ debian }: { debian: string }) => {
      installRequests.push(debian);
      return '/installed';
    };
    browser('bin/chromium');
    expect(await ensureTestChromium(() => {}, { PATH: join(folder, 'bin') }, install)).toBe('/installed');
    expect(installRequests).toEqual(['chromium-headless-shell']);
  });

  it('is the whole one where no other can be installed', async () => {
    const whole = browser('bin/chromium');
    expect(
      await ensureTestChromium(
        () => {},
        { PATH: join(folder, 'bin') },
        async () => undefined,
      ),
    ).toBe(whole);
  });

  it('is not installed again, nor where somebody named one', async () => {
    const never = () => Promise.reject(new Error('installs'));
    const whole = browser('bin/chromium');
    const env = { PATH: join(folder, 'bin') };
    expect(await ensureTestChromium(() => {}, { ...env, CHROMIUM_PATH: whole }, never)).toBe(whole);
    const windowless = browser('bin/chromium-headless-shell');
    expect(await ensureTestChromium(() => {}, env, never)).toBe(windowless);
  });
});

it("the closing count adds up vitest's and Playwright's reports", () => {
  const vitest = { numPassedTests: 10, numFailedTests: 2 };
  const playwright = { stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 3 } };
  expect(countTests([vitest, undefined, playwright])).toEqual({ passed: 16, failed: 3 });
});

it('the end of a run names what failed, also a file that did not load', () => {
  const vitest = {
    testResults: [
      { name: 'loads.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'adds.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds one', failureMessages: [] },
          { status: 'failed', fullName: 'adds two', failureMessages: ['expected 3'] },
        ],
      },
    ],
  };
  const flaky = { title: 'pays', ok: true, tests: [{ results: [{ error: { message: 'late' } }, {}] }] };
  const broken = { title: 'signs in', ok: false, tests: [{ results: [{ error: { message: 'no page' } }] }] };
  const playwright = {
    stats: {},
    suites: [{ file: 'shop.spec.ts', specs: [flaky], suites: [{ file: 'shop.spec.ts', specs: [broken] }] }],
  };
  expect(failedTests([vitest, undefined, playwright])).toEqual([
    'loads.test.ts\n    no such module',
    'adds.test.ts › adds two\n    expected 3',
    'shop.spec.ts › signs in\n    no page',
  ]);
});
