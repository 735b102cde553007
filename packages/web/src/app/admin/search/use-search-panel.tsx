import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { preloadable } from '../../../kit/lib/preloadable.ts';
import { toastError } from '../../../kit/lib/toast.ts';

const SearchPanel = preloadable(async () => (await import('./search-panel.tsx')).SearchPanel);

/** Opens the search by a button or Ctrl+K (⌘K), and shows it; its code is fetched once somebody reaches for it. */
export const useSearchPanel = (): { readonly open: () => void; readonly panel: ReactNode } => {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void SearchPanel.preload().then(
      () => setOpen(true),
      () => toastError('No pudimos abrir la búsqueda', 'Revisa tu conexión e intenta otra vez.'),
    );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') void SearchPanel.preload().catch(() => {});
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    // Otherwise the browser's own address bar would open.
    event.preventDefault();
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role="dialog"]')) open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return {
    open,
    panel: isOpen && (
      <Suspense fallback={null}>
        <SearchPanel onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
};
