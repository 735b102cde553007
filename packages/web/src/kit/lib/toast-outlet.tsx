import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toast.ts';

const ShownToasts = lazy(async () => ({ default: (await import('./shown-toasts.tsx')).ShownToasts }));

/** Where toasts appear; mounted once, at the root. Loads nothing until the first toast. */
export const ToastOutlet = () => {
  const queue = useSyncExternalStore(toastQueue.subscribe, toastQueue.get);
  return <Suspense fallback={null}>{queue.length > 0 && <ShownToasts messages={queue} />}</Suspense>;
};
