import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchPath } from './search-path.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The search bar of the header, with suggestions below while one types (a combobox with a listbox). */
export const SearchBar = () => {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, isTyped, setText, isOpen, setOpen, active, setActive } = useSearchText();
  const suggestions = useSuggestions(isTyped ? text : '');
  const showsList = isOpen && suggestions.length > 0;

  const go = (path: string | null) => {
    if (!path) return;
    setOpen(false);
    // On a phone the keyboard must leave the results in sight.
    input.current?.blur();
    navigate(path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go((showsList && suggestions[active]?.path) || searchPath(text));
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && showsList) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    }
  };

  return (
    <search>
      <form
        onSubmit={submit}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
        className="relative"
      >
        <label className="flex h-[52px] items-center gap-2.5 rounded-[16px] bg-papel pr-1 pl-4 text-tinta has-focus-visible:outline-[3px] has-focus-visible:shadow-[0_0_0_2px_#fff] has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta">
          <Search size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none text-verde" />
          <span className="sr-only">Buscar productos</span>
          <input
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            placeholder="Busca leche, viandas, café…"
            role="combobox"
            aria-expanded={showsList}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={showsList && active >= 0 ? `${listId}-${active}` : undefined}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={steer}
            className="h-full min-w-0 flex-1 bg-transparent text-cuerpo outline-none placeholder:text-tinta-suave focus-visible:shadow-none [&::-webkit-search-cancel-button]:hidden"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label="Borrar la búsqueda"
              onClick={() => {
                setText('');
                input.current?.focus();
              }}
              className="grid size-11 flex-none place-items-center rounded-[12px] text-tinta-suave hover:bg-suelo"
            >
              <X size={20} strokeWidth={2.2} aria-hidden="true" />
            </button>
          )}
        </label>
        <SuggestionList
          id={listId}
          suggestions={showsList ? suggestions : []}
          active={active}
          onChoose={go}
        />
      </form>
    </search>
  );
};

/** -1 is the text itself: going past either end comes back to it. */
const nextActive = (active: number, step: 1 | -1, count: number): number => {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
};

/** The text in the bar: what is typed, or what the address searches for as soon as that changes. */
const useSearchText = () => {
  const [params] = useSearchParams();
  const searched = params.get('search') ?? '';
  const [state, setState] = useState(asSearched(searched));
  if (state.searched !== searched) setState(asSearched(searched));
  return {
    ...state,
    setText: (text: string) => setState({ searched, text, isTyped: true, isOpen: true, active: -1 }),
    setOpen: (isOpen: boolean) => setState((was) => ({ ...was, isOpen, active: isOpen ? was.active : -1 })),
    setActive: (active: number) => setState((was) => ({ ...was, active })),
  };
};

const asSearched = (searched: string) => ({
  searched,
  text: searched,
  /** Typed since the address last changed: only then is there anything to suggest. */
  isTyped: false,
  isOpen: false,
  active: -1,
});
