import { externalStore } from '../../kit/lib/external-store.ts';
import { logError } from '../../kit/lib/log.ts';

/**
 * `waiting`: a new version is downloaded and waits to be activated. `gone`: the server has a new version, and
 * files of this one that aren't loaded yet are deleted. `replaced`: another tab activated the new version.
 */
export type NewVersion = 'none' | 'waiting' | 'gone' | 'replaced';
export const newVersion = externalStore<NewVersion>('none');

/** How often to check for a version: tabs stay open for a whole shift, and the browser itself checks only on navigation. */
const CHECK_EVERY_MS = 60 * 60_000;
/** Longer than a worker takes to activate; after that the page is reloaded anyway. */
const TAKEOVER_MS = 4_000;

let registration: ServiceWorkerRegistration | undefined;
let checkedAtMs = 0;

/** Registers the service worker and watches its versions. Does nothing in browsers without service workers. */
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
    // Without a previous worker it is the first one and doesn't wait.
    if (worker.state === 'installed' && registration?.active) newVersion.set('waiting');
  });
};

const checkForVersion = async (): Promise<void> => {
  checkedAtMs = Date.now();
  // Offline there is nothing to be found.
  await registration?.update().catch(() => {});
};

/** Activates the new version and reloads the page, at the same address and scroll position. */
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
