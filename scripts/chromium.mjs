import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { refuse } from './project.mjs';
import { run } from './run.mjs';

/** The browser that people use, and in which speed is measured. */
const whole = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debian: 'chromium',
};

/** The headless shell: tests and screenshots take clearly less of the machine in it. */
const windowless = { names: ['chromium-headless-shell'], debian: 'chromium-headless-shell' };

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium as people use it; installs Debian's when we may and there is none. */
export const ensureChromium = async (say = console.log) =>
  findChromium() ?? (await installFromDebian(whole, say)) ?? refuse(missing);

/**
 * The path of a Chromium for the browser tests: the windowless one, which is installed when we may. A whole one does
 * where that can't be had.
 * @param {(text: string) => void} [say]
 * @param {Record<string, string | undefined>} [env]
 * @param {typeof installFromDebian} [install] resolves to the path, or to undefined where nothing could be installed
 */
export const ensureTestChromium = async (say = console.log, env = process.env, install = installFromDebian) =>
  named(env) ??
  findOnPath(env, windowless) ??
  (await install(windowless, say, env)) ??
  findChromium(env) ??
  refuse(missing);

const missing =
  'Chromium is needed and was not found: install it with your package manager, or set CHROMIUM_PATH to one.';

async function installFromDebian(browser, say, programs = process.env) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  say(`Installing ${browser.debian} with apt-get…`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await run(['apt-get', 'update', '-q', ...patience], options);
  // A browser that is there already stays: the two share files, of the same version.
  const wish = ['install', '-y', '-q', '--no-install-recommends', '--no-remove', browser.debian];
  const installation = await run(['apt-get', ...wish, ...patience], options);
  const installed = findOnPath(programs, browser);
  if (!installed) process.stderr.write(update.output + installation.output);
  return installed;
}

/** Without a network, tests shouldn't wait for one. */
const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/** A Chromium as people use it. */
export const findChromium = (env = process.env) =>
  named(env) ?? findOnPath(env, whole) ?? [...macApplications, ...playwrightBrowsers(env)].find(isExecutable);

/** A windowless Chromium, or else a whole one. */
export const findTestChromium = (env = process.env) =>
  named(env) ?? findOnPath(env, windowless) ?? findChromium(env);

function named({ CHROMIUM_PATH }) {
  if (!CHROMIUM_PATH) return undefined;
  return isExecutable(CHROMIUM_PATH)
    ? CHROMIUM_PATH
    : refuse(`CHROMIUM_PATH names no program that can be run: ${CHROMIUM_PATH}`);
}

const findOnPath = ({ PATH = '' }, { names }) =>
  PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** What `playwright install chromium` downloaded, newest first. */
function playwrightBrowsers(env) {
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => [
      join(cache, name, 'chrome-linux/chrome'),
      join(cache, name, 'chrome-linux64/chrome'),
      join(cache, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ]);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
