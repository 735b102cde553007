import { memo, useDeferredValue, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ProductCardSlot } from '../../catalog/public/product-card.tsx';
import { AfterPaint } from '../../kit/ui/after-paint.tsx';
import { Modal } from '../../kit/ui/modal.tsx';
import { closeOverlay, searchOverlay } from './overlay-entry.ts';
import { OverlayResults } from './overlay-results.tsx';
import { OverlayStart } from './overlay-start.tsx';
import { SearchBox } from './search-box.tsx';
import { useTypedText } from './typed-text.ts';

interface SearchOverlayProps {
  readonly Card: ProductCardSlot;
}

/** The search over the whole screen: its start page, then results while typing. */
export const SearchOverlay = ({ Card }: SearchOverlayProps) => {
  const isOpen = useSyncExternalStore(searchOverlay.subscribe, searchOverlay.get);
  return (
    <Modal
      open={isOpen}
      onOpenChange={closeOverlay}
      titleId="titulo-busqueda"
      descriptionId={undefined}
      hasOwnHistoryEntry
      className="absolute inset-0 flex flex-col bg-papel outline-none"
    >
      <h2 id="titulo-busqueda" className="sr-only">
        Buscar productos
      </h2>
      <SearchBox />
      <AfterPaint>
        <OverlayContent Card={Card} />
      </AfterPaint>
    </Modal>
  );
};

// The parent renders on each letter; these only when their props change.
const Start = memo(OverlayStart);
const Results = memo(OverlayResults);

/** Typed letters are rendered before the content below, which is deferred for old phones. */
const OverlayContent = ({ Card }: SearchOverlayProps) => {
  const { text, debouncedText } = useTypedText();
  const isBlank = useDeferredValue(text.trim() === '');
  const deferredText = useDeferredValue(debouncedText);
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins at the top of its results.
  useLayoutEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [isBlank, deferredText]);
  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[max(32px,env(safe-area-inset-bottom))]"
    >
      {isBlank ? <Start Card={Card} /> : <Results searchText={deferredText} Card={Card} />}
    </div>
  );
};
