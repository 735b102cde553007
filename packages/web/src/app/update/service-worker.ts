import { externalStore } from '../../kit/lib/external-store.ts';
import { logError } from '../../kit/lib/log.ts';

/**
 * `waiting`: a new version is here and begins when somebody says so. `gone`: the server has one, and
 * the files of ours that we still wanted are there no more. `replaced`: another tab let it begin.
 */
export type NewVersion = 'none' | 'waiting' | 'gone' | 'replaced';
export const newVersion = externalStore<NewVersion>('none');

/** Shops stay open for a whole shift: the browser itself looks only when a page is opened. */
const CHECK_EVERY_MS = 60 * 60_000;
/** Longer than a worker takes to begin; then a reload does what it can. */
const TAKEOVER_MS = 4_000;

let registration: ServiceWorkerRegistration | undefined;
let checkedAtMs = 0;

/** Registers the service worker and follows its versions. Does nothing where there are none. */
export const followVersions = async (): Promise<void> => {
  window.addEventListener('vite:preloadError', () => void checkMissingFiles());
  if (!('serviceWorker' in navigator)) return;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes over an open page too, and changes nothing in it.
    if (isControlled) newVersion.set('replaced');
    isControlled = true;
  });
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch (error) {
    logError('Error registering service worker', error);
    return;
  }
  // A browser told to have no workers says yes and registers none.
  if (!registration) return;
  checkedAtMs = Date.now();
  if (registration.waiting) newVersion.set('waiting');
  registration.addEventListener('updatefound', () => followInstalling(registration?.installing));
  followInstalling(registration.installing);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAtMs > CHECK_EVERY_MS)
      void checkForVersion();
  });
};

const followInstalling = (worker: ServiceWorker | null | undefined): void => {
  worker?.addEventListener('statechange', () => {
    // Without one before it, it is the first and waits for nobody.
    if (worker.state === 'installed' && registration?.active) newVersion.set('waiting');
  });
};

const checkForVersion = async (): Promise<void> => {
  checkedAtMs = Date.now();
  // Offline there is nothing to be found.
  await registration?.update().catch(() => {});
};

/** Lets the new version begin and shows it, at the same address and place. */
export const beginNewVersion = (): void => {
  const reload = () => window.location.reload();
  const worker = registration?.waiting;
  if (!worker) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKEOVER_MS);
  worker.postMessage({ type: 'SKIP_WAITING' });
};

/** A file that wasn't there: offline, or of a version that the server no longer has. */
const checkMissingFiles = async (): Promise<void> => {
  await checkForVersion();
  if (newVersion.get() === 'none' && (await hasServerOtherFiles())) newVersion.set('gone');
};

/** Whether the server's page begins with other scripts than this one. The query keeps it out of every cache. */
const hasServerOtherFiles = async (): Promise<boolean> => {
  try {
    const response = await fetch('/?version', { cache: 'no-store', headers: { accept: 'text/html' } });
    const page = response.ok ? await response.text() : '';
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
    return page !== '' && scripts.some((script) => !page.includes(new URL(script.src).pathname));
  } catch {
    return false;
  }
};
