import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';

interface Matches<Row> {
  readonly rows: readonly Row[];
  /** The request; what it holds may still be of the text before. */
  readonly query: Parameters<typeof FailedLoad>[0]['query'] & {
    readonly isError: boolean;
    readonly isSuccess: boolean;
    readonly isPlaceholderData: boolean;
  };
}

interface SearchListProps<Row> {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  /** Accessible name of the list. */
  readonly listLabel: string;
  readonly input?: Ref<HTMLInputElement>;
  readonly autoFocus?: true;
  readonly className?: string;
  /** What is sought of a typed phrase, if not all of it. */
  readonly termOf?: (phrase: string) => string;
  readonly useMatches: (term: string, isEnabled: boolean) => Matches<Row>;
  /** Said if nothing fits a term. */
  readonly none: (term: string) => string;
  readonly onPick: (row: Row, phrase: string) => void;
  readonly children: (row: Row, phrase: string) => ReactNode;
}

const MIN_LETTERS = 2;

/** Finds by typing, and chooses with arrows and Enter while the field keeps the focus, as a combobox, or with a finger. */
export const SearchList = <Row extends { readonly id: string }>(props: SearchListProps<Row>) => {
  const { label, hint, placeholder, listLabel, input, autoFocus, className, children } = props;
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  /** Enter came before the matches of what was typed: the first of them is chosen. */
  const [isEnterPending, setEnterPending] = useState(false);
  const phrase = useDeferredValue(text.trim());
  const term = props.termOf?.(phrase) ?? phrase;
  const isSearching = term.length >= MIN_LETTERS;
  const { rows: matches, query } = props.useMatches(term, isSearching);
  const rows = isSearching ? matches : [];
  const isCurrent = isSearching && phrase === text.trim() && query.isSuccess && !query.isPlaceholderData;
  const active = Math.min(place, rows.length - 1);

  const type = (typed: string) => {
    setText(typed);
    setPlace(0);
    setEnterPending(false);
  };
  const pick = (row: Row | undefined) => {
    if (!row) return setEnterPending(false);
    props.onPick(row, phrase);
    type('');
  };
  const onPendingEnter = useEffectEvent(() => pick(rows[0]));
  useEffect(() => {
    if (isEnterPending && isCurrent) onPendingEnter();
  }, [isEnterPending, isCurrent]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setPlace((active + step + rows.length) % rows.length);
    }
    // Enter while an accent is composed ends the letter; with Control it is the form's.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isCurrent) pick(rows[active]);
    else setEnterPending(text.trim() !== '');
  };
  return (
    <>
      <Field label={label} hint={hint} {...(className && { className })}>
        <TextInput
          ref={input}
          type="search"
          autoFocus={autoFocus}
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        />
      </Field>
      {isSearching && query.isError && <FailedLoad query={query} heading="h3" />}
      <div id={id} role="listbox" aria-label={listLabel} className="mt-2 grid gap-1 empty:hidden">
        {rows.map((row, index) => (
          <button
            key={row.id}
            id={`${id}${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => pick(row)}
            className={`rounded-control px-3 py-2.5 text-left hover:bg-rocio-2 ${index === active ? 'bg-rocio-2' : ''}`}
          >
            {children(row, phrase)}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-ui text-tinta-suave empty:hidden">
        {isCurrent && rows.length === 0 && props.none(term)}
      </p>
    </>
  );
};
