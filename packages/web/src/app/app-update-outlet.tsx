import { type ComponentType, useEffect, useState } from 'react';

/**
 * Keeps what is read for a day without a network, registers the service worker and asks about new
 * versions, once the shop stands: nothing of it is wanted before. In development none of it happens.
 */
export const AppUpdateOutlet = () => {
  const [AppUpdate, setAppUpdate] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const load = async () => {
      void import('../kit/offline/cache-for-offline.ts').then(
        ({ cacheForOffline }) => cacheForOffline(),
        noop,
      );
      const { AppUpdate: Loaded } = await import('./update/app-update.tsx');
      setAppUpdate(() => Loaded);
    };
    // Without a network it will be there another day.
    const start = () => setTimeout(() => load().catch(noop), START_AFTER_MS);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  }, []);
  return AppUpdate && <AppUpdate />;
};

const noop = (): void => {};

/** After the first paint: what the worker fetches must not compete with the page for the network. */
const START_AFTER_MS = 1_500;
