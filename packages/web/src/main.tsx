import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { homeQuery, reorderQuery } from './features/home/home-queries.ts';
import { loadCustomerArea } from './lazy-areas.ts';
import { keepGlobalErrors } from './lib/log.ts';
import { queryClient } from './lib/query.ts';
import { currentSession } from './lib/session-store.ts';
import { loadWhenIdle } from './storefront/load-when-idle.ts';
import './styles/app.css';

keepGlobalErrors();

/** What the first screen needs is asked for at once, side by side, before React begins. */
const askForTheShop = (): void => {
  void loadCustomerArea();
  if (window.location.pathname !== '/') return;
  void queryClient.prefetchQuery(homeQuery);
  void queryClient.prefetchQuery(reorderQuery);
};

// Who signs in gets the shop while typing the password.
if (currentSession() && !/^\/(admin|auth)/.test(window.location.pathname)) askForTheShop();
else loadWhenIdle([loadCustomerArea]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
