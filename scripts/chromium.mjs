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

/** The same without a window: journeys and pictures take clearly less of the machine in it. */
const windowless = { names: ['chromium-headless-shell'], debian: 'chromium-headless-shell' };

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium as people use it; installs Debian's when we may and there is none. */
export const ensureChromium = (say = console.log) => ensure(findChromium, whole, say);

/** The path of a Chromium for the browser tests; installs Debian's windowless one when we may and there is none. */
export const ensureTestChromium = (say = console.log) => ensure(findTestChromium, windowless, say);

async function ensure(find, { debian }, say) {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing Chromium with apt-get…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await run(['apt-get', 'update', '-q'], { env });
    const install = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', debian], { env });
    const installed = find();
    if (installed) return installed;
    process.stderr.write(update.output + install.output);
  }
  return refuse(
    'Chromium is needed and was not found: install it with your package manager, or set CHROMIUM_PATH to one.',
  );
}

/** A Chromium as people use it. */
export const findChromium = (env = process.env) =>
  named(env) ??
  [...onPath(env, whole.names), ...macApplications, ...playwrightBrowsers(env)].find(isExecutable);

/** A windowless Chromium, or else a whole one. */
export const findTestChromium = (env = process.env) =>
  named(env) ?? onPath(env, windowless.names).find(isExecutable) ?? findChromium(env);

function named({ CHROMIUM_PATH }) {
  if (!CHROMIUM_PATH) return undefined;
  return isExecutable(CHROMIUM_PATH)
    ? CHROMIUM_PATH
    : refuse(`CHROMIUM_PATH names no program that can be run: ${CHROMIUM_PATH}`);
}

const onPath = (env, names) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

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
