import { Search } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { followHistory, openOverlay, searchOverlay } from './overlay-entry.ts';
import { setSearchText } from './typed-text.ts';

interface SearchButtonProps {
  /** The overlay, loaded lazily. */
  readonly Overlay: ComponentType<{ readonly Card: ProductCardSlot }> & {
    readonly preload: () => Promise<unknown>;
  };
  readonly Card: ProductCardSlot;
}

/** The search bar in the header: shows the current query and opens the search, as does the key `/`. */
export const SearchButton = ({ Overlay, Card }: SearchButtonProps) => {
  const location = useLocation();
  const isOpen = useSyncExternalStore(searchOverlay.subscribe, searchOverlay.get, isNeverOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const term = location.pathname === '/' ? new URLSearchParams(location.search).get('search') : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation leaves the overlay's history entry.
  useEffect(followHistory, [location]);
  useSlash(() => open(term));
  const preload = () => void Overlay.preload().catch(ignore);
  return (
    <search>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={term ? `Buscar productos, ahora: ${term}` : 'Buscar productos'}
        aria-keyshortcuts="/"
        onClick={() => open(term)}
        onPointerEnter={preload}
        onFocus={preload}
        className="flex h-[52px] w-full items-center lying:h-11 gap-2.5 rounded-[16px] bg-papel px-4 text-left text-cuerpo text-tinta focus-visible:shadow-[0_0_0_2px_#fff]"
      >
        <Search size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
        <span className={term ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-tinta-suave'}>
          {term || 'Busca leche, viandas, café…'}
        </span>
        <span
          aria-hidden="true"
          className="hidden flex-none rounded-[8px] bg-suelo px-2.5 py-1 font-sans text-nota font-semibold text-tinta-suave lg:block"
        >
          /
        </span>
      </button>
      {wasOpen && (
        <Suspense fallback={null}>
          <Overlay Card={Card} />
        </Suspense>
      )}
    </search>
  );
};

/** For prerendering, which has no browser. */
const isNeverOpen = (): boolean => false;

const open = (term: string | null): void => {
  setSearchText(term ?? '');
  openOverlay();
};

/** A failed preload is reported when the overlay opens. */
const ignore = (): void => {};

/** `/` opens the search, unless it is typed into a field or a dialog is open. */
const useSlash = (act: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]'))
        return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};
