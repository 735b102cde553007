import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { LiveRegion } from './lib/announce.tsx';
import { queryClient } from './lib/query.ts';
import { ToastOutlet } from './lib/toast-outlet.tsx';
import { NotFoundPage } from './storefront/not-found-page.tsx';

/** The composition root: which address shows what, and behind which guard. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BrowserRouter>
    <LiveRegion />
    <ToastOutlet />
  </QueryClientProvider>
);
