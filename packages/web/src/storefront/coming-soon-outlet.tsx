import { lazy, Suspense, useSyncExternalStore } from 'react';
import { comingSoon } from './coming-soon.ts';

const ComingSoonDialog = lazy(async () => ({
  default: (await import('./coming-soon-dialog.tsx')).ComingSoonDialog,
}));

/** The dialog's code comes with the first question. */
export const ComingSoon = () => {
  const question = useSyncExternalStore(comingSoon.subscribe, comingSoon.get);
  return <Suspense fallback={null}>{question && <ComingSoonDialog question={question} />}</Suspense>;
};
