import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { setRespondOffline } from '../kit/api/api.ts';
import { logGlobalErrors } from '../kit/lib/log.ts';
import { endSessionOnDevice } from '../kit/session/end-session.ts';
import { idleLeftMs, recordUse } from '../kit/session/last-use.ts';
import { currentSession } from '../kit/session/session-store.ts';
import { App, AuthPage } from './app.tsx';
import { CustomerArea, filesForAddress } from './files-for-address.ts';
import { prefetchPage } from './prefetch-page.ts';
import { loadWhenIdle, whenPageLoaded } from './storefront/load-when-idle.ts';
import '../kit/styles/app.css';

logGlobalErrors();
setRespondOffline(async () => (await import('../catalog/public/respond-offline.ts')).respondOffline);

const { pathname } = window.location;
const isShopAddress = !/^\/(admin|auth)(\/|$)/.test(pathname);

/** What the first screen needs is asked for at once, side by side, before anything is drawn. */
const loadShop = (): Promise<unknown> =>
  Promise.allSettled([
    prefetchPage(window.location),
    ...filesForAddress(window.location).map((load) => load()),
  ]);

const loadSignIn = (): Promise<unknown> => {
  // Who signs in gets the shop while typing the password.
  loadWhenIdle([CustomerArea.preload]);
  return Promise.allSettled([AuthPage.preload()]);
};

const start = (): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // What the build has drawn stays until all is there; in a transition React yields to taps while it renders.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

const open = (): void => {
  if (currentSession()) recordUse(Date.now());
  if (!currentSession()) void loadSignIn().then(start);
  else if (isShopAddress) void loadShop().then(start);
  else start();
};

// Nobody sees what was left open too long ago, not even for a moment.
if ((idleLeftMs(Date.now()) ?? 1) <= 0) void endSessionOnDevice('idle').then(open);
else open();
whenPageLoaded(() => void import('../accounts/public/watch-use.ts').then(({ watchUse }) => watchUse()));
