import { useEffect, useSyncExternalStore } from 'react';
import { externalStore } from '../../kit/lib/external-store.ts';

type HomeExtras =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & typeof import('./home-extras.tsx'))
  /** The file failed to load; the page is shown without it. */
  | { readonly status: 'missing' };

const extras = externalStore<HomeExtras>({ status: 'loading' });

/** Below the first screen, so in a file of its own, fetched beside the products that it stands among. */
export const useHomeExtras = (): HomeExtras => {
  useEffect(() => {
    if (extras.get().status !== 'ready') void load();
  }, []);
  return useSyncExternalStore(extras.subscribe, extras.get, extras.get);
};

const load = async (): Promise<void> => {
  try {
    extras.set({ status: 'ready', ...(await import('./home-extras.tsx')) });
  } catch {
    extras.set({ status: 'missing' });
  }
};
