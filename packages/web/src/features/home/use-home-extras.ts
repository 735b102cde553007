import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { externalStore } from '../../lib/external-store.ts';
import type { HomeExtrasProps } from './home-extras.tsx';

type HomeExtras =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Part: ComponentType<HomeExtrasProps> }
  /** Its file didn't come: the page stands without it. */
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
    const { HomeExtras: Part } = await import('./home-extras.tsx');
    extras.set({ status: 'ready', Part });
  } catch {
    extras.set({ status: 'missing' });
  }
};
