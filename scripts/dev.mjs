import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildParts } from './build-parts.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './installation.mjs';
import { freePort, portRefusal } from './port.mjs';
import { inRoot, loadEnvironmentFile, refuse, root } from './project.mjs';
import { revive } from './watchdog.mjs';

/**
 * `npm run dev`: one address, Vite's, which hands the API's paths to a server that restarts at
 * every change. The database is opened here and outlives those restarts.
 */
endWithNpm();
loadEnvironmentFile();
const port = Number(process.env.PORT?.trim() || 3000);
if ((await portRefusal(port)) === 'taken') {
  refuse(
    `El puerto ${port} ya está en uso: cierra el programa que lo usa o elige otro con PORT=${port + 1}.`,
  );
}
await ensureInstalled();
const failed = await buildParts({ only: (out) => out.endsWith('/art') });
if (failed) refuse(`${failed.output}\nNo se pudo construir ${failed.title}.`);

(await import('tsx/esm/api')).register();
const server = (path) => import(new URL(`../packages/server/src/${path}`, import.meta.url).href);
const { loadSettings } = await server('app/startup/load-settings.ts');
const { openAnyDatabase } = await server('app/startup/open-any-database.ts');
const { refuseToStart } = await server('app/startup/start-refusal.ts');
const { stopOnSignals } = await server('app/startup/stop-on-signals.ts');
const { openBanner } = await server('app/startup/banner.ts');

const webhookTarget = { path: '/api/webhooks/stripe', sendTo: () => {} };
if (process.argv.includes('--pagos')) await startFakePayments();

const settings = loadSettings();
const opened = await openAnyDatabase(settings, { whenOpenAlready: 'refuse', onProgress: console.log });
if (!opened.ok) refuseToStart(opened.refusal);
const database = opened.value;

const apiPort = await freePort();
const apiOrigin = `http://127.0.0.1:${apiPort}`;
webhookTarget.sendTo(`${apiOrigin}${webhookTarget.path}`);
let isClosing = false;
let api = startServer();

process.env.API_ORIGIN = apiOrigin;
const { createServer } = await import('vite');
const web = await createServer({
  root: inRoot('packages/web'),
  server: { port, strictPort: true, host: settings.host ?? true },
  logLevel: 'warn',
});
// Vite would end the process by itself, before the server.
process.removeAllListeners('SIGTERM');
process.once('exit', () => api.kill('SIGTERM'));
const fault = stopOnSignals(async () => {
  isClosing = true;
  await web.close();
  const gone = new Promise((resolve) => api.once('exit', resolve));
  if (api.exitCode === null && api.kill('SIGTERM')) await Promise.race([gone, sleep(8_000)]);
  endNow(api);
  await database.close();
});
// Only then, or the first pages would find no API. A server that does not compile must not hold up the web.
await waitFor(`${apiOrigin}/api/health`, 20_000);
await web.listen();
console.log(openBanner(settings));
// A server that ended leaves its watcher waiting for the next change, and every page without an answer.
await revive({
  isAnswering: () => isThere(apiOrigin),
  isOver: () => isClosing,
  restart: () => {
    console.error('El servidor de la API no contesta: el motivo está arriba. Abriéndolo otra vez…');
    restartServer();
  },
});

/** The server and what watches its sources; the end of the watcher is that of all. */
function startServer() {
  const watcher = spawn(
    process.execPath,
    [
      inRoot('node_modules/tsx/dist/cli.mjs'),
      'watch',
      // Plans are made in a thread of their own.
      `--import=${new URL('read-typescript.mjs', import.meta.url).href}`,
      '--clear-screen=false',
      'packages/server/src/main.ts',
      '--quiet',
    ],
    {
      cwd: root,
      // A process group of its own: Ctrl-C is passed on to it, after the web is closed and before the database is.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PORT: String(apiPort),
        // Only Vite is for others, if anybody is.
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        DATA_DIR: settings.dataDir,
        PUBLIC_URL: settings.publicUrl,
      },
    },
  );
  watcher.once('exit', () => {
    if (!isClosing && watcher === api)
      fault('El servidor de la API se cerró: vuelve a abrir con npm run dev.');
  });
  return watcher;
}

function restartServer() {
  const silent = api;
  api = startServer();
  endNow(silent);
}

/** Ends its watcher too, which would otherwise wait for a killed server for ever. */
function endNow({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

/** Whether somebody takes connections there, however late the answer is. */
function isThere(address) {
  return fetch(`${address}/api/health`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    (error) => error.cause?.code !== 'ECONNREFUSED',
  );
}

async function waitFor(address, limitMs) {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
}

/** Providers that speak as the real ones do: the shop under development takes cards and ATH Móvil. */
async function startFakePayments() {
  const fake = (name) => import(new URL(`../e2e/fakes/${name}.ts`, import.meta.url).href);
  const [{ startFakeStripe }, { startFakeAth }] = await Promise.all([fake('fake-stripe'), fake('fake-ath')]);
  const [stripe, ath] = await Promise.all([startFakeStripe(), startFakeAth()]);
  webhookTarget.sendTo = stripe.sendTo;
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_falso',
    STRIPE_WEBHOOK_SECRET: 'whsec_falso',
    STRIPE_API_BASE: stripe.origin,
    ATH_PUBLIC_TOKEN: 'publica',
    ATH_PRIVATE_TOKEN: 'privada',
    ATH_API_BASE: ath.origin,
  });
  console.log(
    `Pagos de mentira: Stripe en ${stripe.origin}; curl -X POST ${ath.origin}/falso/confirmar confirma ATH Móvil.`,
  );
}
