import { type ReactNode, useDeferredValue, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface Match {
  readonly id: string;
}

interface SearchPickerProps<Row extends Match> {
  readonly label: string;
  readonly placeholder: string;
  /** Accessible name of the list of matches. */
  readonly listLabel: string;
  /** Fetches matches of a text; undefined while loading. */
  readonly useMatches: (q: string) => readonly Row[] | undefined;
  /** Already chosen, so not offered again. */
  readonly without: readonly string[];
  /** The chosen one, which stays in the list. */
  readonly chosenId?: string | undefined;
  readonly onPick: (row: Row) => void;
  readonly children: (row: Row) => ReactNode;
}

const MAX_SHOWN = 6;
export const MIN_LETTERS = 2;

/** Chooses one of many by part of its name. */
export const SearchPicker = <Row extends Match>(props: SearchPickerProps<Row>) => {
  const { label, placeholder, listLabel, useMatches, without, chosenId, onPick, children } = props;
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const rows = useMatches(q);
  const matches = q.length < MIN_LETTERS ? [] : (rows ?? []).filter(({ id }) => !without.includes(id));
  return (
    <>
      <Field label={label}>
        <TextInput
          type="search"
          value={text}
          maxLength={120}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {rows && q.length >= MIN_LETTERS && matches.length === 0 && (
        <p role="status" className="mt-3 text-ui text-tinta-suave">
          Nada con «{q}». Prueba con otra palabra.
        </p>
      )}
      {matches.length > 0 && (
        <ul aria-label={listLabel} className="mt-2 divide-y divide-linea">
          {matches.slice(0, MAX_SHOWN).map((row) => (
            <li key={row.id}>
              <button
                type="button"
                aria-pressed={chosenId === undefined ? undefined : chosenId === row.id}
                onClick={() => {
                  if (chosenId === undefined) setText('');
                  onPick(row);
                }}
                className={`flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-1.5 text-left hover:bg-rocio ${chosenId === row.id ? 'bg-rocio' : ''}`}
              >
                {children(row)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
