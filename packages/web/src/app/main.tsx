import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepGlobalErrors } from '../kit/lib/log.ts';
import { endHere } from '../kit/session/end-session.ts';
import { idleLeftMs, noteUse } from '../kit/session/last-use.ts';
import { currentSession } from '../kit/session/session-store.ts';
import { App, AuthPage } from './app.tsx';
import { CustomerArea, filesAt } from './files-at.ts';
import { askForFirstAnswers } from './first-answers.ts';
import { loadWhenIdle, whenItStands } from './storefront/load-when-idle.ts';
import '../kit/styles/app.css';

keepGlobalErrors();

const { pathname } = window.location;
const isShop = !/^\/(admin|auth)(\/|$)/.test(pathname);

/** What the first screen needs is asked for at once, side by side, before anything is drawn. */
const askForTheShop = (): Promise<unknown> =>
  Promise.allSettled([
    askForFirstAnswers(window.location),
    ...filesAt(window.location).map((load) => load()),
  ]);

const askForSignIn = (): Promise<unknown> => {
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
  if (currentSession()) noteUse(Date.now());
  if (!currentSession()) void askForSignIn().then(start);
  else if (isShop) void askForTheShop().then(start);
  else start();
};

// Nobody sees what was left open too long ago, not even for a moment.
if ((idleLeftMs(Date.now()) ?? 1) <= 0) void endHere('idle').then(open);
else open();
whenItStands(() => void import('../accounts/public/watch-use.ts').then(({ watchUse }) => watchUse()));
