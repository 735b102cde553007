import { type ComponentType, useEffect, useState } from 'react';

/**
 * Registers the service worker and asks about new versions, once the shop stands: nothing of it is
 * wanted before. In development there is no service worker.
 */
export const AppUpdateOutlet = () => {
  const [AppUpdate, setAppUpdate] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const load = async () => {
      const { AppUpdate: Loaded } = await import('./features/app-update/app-update.tsx');
      setAppUpdate(() => Loaded);
    };
    // Without a network it will be there another day.
    const start = () => setTimeout(() => load().catch(() => {}), START_AFTER_MS);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  }, []);
  return AppUpdate && <AppUpdate />;
};

/** After the first paint: what the worker fetches must not compete with the page for the network. */
const START_AFTER_MS = 1_500;
