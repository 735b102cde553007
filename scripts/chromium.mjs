import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { refuse } from './project.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium for the browser tests; installs Debian's when we may and there is none. */
export async function ensureChromium(say = console.log) {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing Chromium with apt-get…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await run(['apt-get', 'update', '-q'], { env });
    const install = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      env,
    });
    const installed = findChromium();
    if (installed) return installed;
    process.stderr.write(update.output + install.output);
  }
  return refuse(
    'The browser tests need Chromium: install it with your package manager, or set CHROMIUM_PATH to one.',
  );
}

export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    return isExecutable(env.CHROMIUM_PATH)
      ? env.CHROMIUM_PATH
      : refuse(`CHROMIUM_PATH names no program that can be run: ${env.CHROMIUM_PATH}`);
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...macApplications, ...playwrightBrowsers(env)].find(isExecutable);
}

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
