import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { CloseButton } from '../../../kit/ui/close-button.tsx';
import { Modal } from '../../../kit/ui/modal.tsx';
import { SearchOptions } from './search-options.tsx';
import { useSearch } from './use-search.ts';

/** Searches everything that the user may open: pages, actions and records of each kind. */
export const SearchPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  /** Enter came before the results of what was typed: the first of them is opened. */
  const [isEnterPending, setEnterPending] = useState(false);
  const { groups, failed, isCurrent, isWaiting } = useSearch(text);
  const list = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const activeId = options.find((option) => option.id === chosen)?.id ?? options[0]?.id;
  const linkOf = (optionId: string) => document.getElementById(`${id}${optionId}`);

  const move = (step: number) => {
    const at = options.findIndex((option) => option.id === activeId);
    const next = options[(at + step + options.length) % options.length];
    if (!next) return;
    setChosen(next.id);
    linkOf(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter while an accent is composed ends the letter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isCurrent && activeId) linkOf(activeId)?.click();
      else setEnterPending(isWaiting);
    }
  };
  useLayoutEffect(() => {
    if (!isEnterPending || !isCurrent) return;
    if (activeId) document.getElementById(`${id}${activeId}`)?.click();
    else if (!isWaiting) setEnterPending(false);
  }, [isEnterPending, isCurrent, isWaiting, activeId, id]);

  return (
    <Modal
      open
      onOpenChange={onClose}
      titleId={`${id}titulo`}
      descriptionId={undefined}
      className="absolute inset-x-0 top-0 flex max-h-[92dvh] flex-col overflow-hidden rounded-b-bloque bg-papel shadow-3 outline-none sm:top-[10vh] sm:left-1/2 sm:max-h-[78vh] sm:w-[min(680px,calc(100vw-32px))] sm:-translate-x-1/2 sm:rounded-bloque"
    >
      <h2 id={`${id}titulo`} className="sr-only">
        Buscar en la administración
      </h2>
      <div className="flex flex-none items-center gap-2.5 border-b border-linea py-2 pr-3 pl-5 has-[input:focus-visible]:shadow-[inset_0_-2px_0_var(--verde)]">
        <Search size={22} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          maxLength={120}
          aria-label="Busca un pedido, una persona, un producto, una página…"
          placeholder="Pedido, persona, producto, página…"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}lista`}
          aria-autocomplete="list"
          aria-activedescendant={activeId && `${id}${activeId}`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(null);
            setEnterPending(false);
            list.current?.scrollTo(0, 0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-cuerpo outline-none placeholder:text-tinta-suave focus-visible:shadow-none"
        />
        <CloseButton onClick={onClose} className="mr-0!" />
      </div>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pt-2 pb-4">
        <SearchOptions
          {...{ id, groups, failed, activeId, isWaiting, isCurrent }}
          typed={text.trim()}
          onOpen={onClose}
          onPoint={setChosen}
        />
      </div>
      <p
        aria-hidden="true"
        className="hidden flex-none gap-4 border-t border-linea px-5 py-2.5 text-nota text-tinta-suave sm:flex"
      >
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> escoger
        </span>
        <span>
          <kbd>Enter</kbd> abrir
        </span>
        <span>
          <kbd>Esc</kbd> cerrar
        </span>
      </p>
    </Modal>
  );
};
