import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CloseButton } from '../../kit/ui/close-button.tsx';
import { suggestQuery } from './api.ts';
import { closeOverlay, leaveOverlay } from './overlay-entry.ts';
import { searchPath } from './search-path.ts';
import { type Suggestion, suggestionsOf } from './suggestion.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { typeSearchText, useTypedText } from './typed-text.ts';
import { useGoToResults } from './use-go-to-results.ts';

/** The search field with its suggestions: a combobox with a listbox. */
export const SearchBox = () => {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const go = useGoTo();
  const { text, debouncedText } = useTypedText();
  const { data } = useQuery(suggestQuery(debouncedText));
  const suggestions = debouncedText === '' || !data ? [] : suggestionsOf(data);
  const [active, setActive] = useActive(debouncedText);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(suggestions[active] ?? { kind: 'words', text });
  };
  const moveActive = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || suggestions.length === 0) return;
    event.preventDefault();
    setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
  };

  return (
    <div className="flex-none bg-verde pt-[env(safe-area-inset-top)] text-white">
      <search>
        <form onSubmit={submit} className="page flex items-center gap-1 py-3">
          <label className="flex h-[52px] min-w-0 flex-1 items-center gap-2.5 rounded-[16px] bg-papel pr-1 pl-4 text-tinta has-focus-visible:outline-[3px] has-focus-visible:outline-brote md:max-w-[720px]">
            <Search size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
            <span className="sr-only">Buscar productos</span>
            <input
              ref={input}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck="false"
              maxLength={200}
              placeholder="Busca leche, viandas, café…"
              role="combobox"
              aria-expanded={suggestions.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 && suggestions[active] ? `${listId}-${active}` : undefined}
              value={text}
              onChange={(event) => typeSearchText(event.currentTarget.value)}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={moveActive}
              className="h-full min-w-0 flex-1 bg-transparent text-cuerpo outline-none placeholder:text-tinta-suave focus-visible:shadow-none"
            />
            {text !== '' && (
              <button
                type="button"
                aria-label="Borrar la búsqueda"
                onClick={() => {
                  typeSearchText('');
                  input.current?.focus();
                }}
                className="grid size-11 flex-none place-items-center rounded-[12px] text-tinta-suave hover:bg-suelo"
              >
                <X size={20} strokeWidth={2.2} aria-hidden="true" />
              </button>
            )}
          </label>
          <CloseButton onClick={closeOverlay} className="ml-auto hover:bg-verde-pulsado" />
        </form>
      </search>
      <SuggestionRow
        id={listId}
        suggestions={suggestions}
        active={active}
        reservesHeight={searchPath(text) !== null}
        isMissing={data !== undefined && debouncedText !== '' && suggestions.length === 0}
        onChoose={go}
      />
    </div>
  );
};

/** Navigates to a suggestion; its page replaces the overlay's history entry. */
const useGoTo = (): ((suggestion: Suggestion) => void) => {
  const goToResults = useGoToResults();
  const navigate = useNavigate();
  return (suggestion) => {
    if (suggestion.kind === 'words') return goToResults(suggestion.text);
    leaveOverlay();
    navigate(`/category/${suggestion.id}`, { replace: true });
  };
};

/** The index after an arrow key; -1 is the typed text, which follows either end. */
const nextActive = (active: number, step: 1 | -1, count: number): number => {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
};

/** The index of the suggestion that Enter chooses; a new query resets it. */
const useActive = (debouncedText: string): readonly [number, (active: number) => void] => {
  const [state, setState] = useState({ query: debouncedText, active: -1 });
  const active = state.query === debouncedText ? state.active : -1;
  return [active, (next) => setState({ query: debouncedText, active: next })];
};
