import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { useListKeys } from './list-keys.ts';
import { customersQuery } from './telephone-api.ts';

const MIN_LETTERS = 2;

/** Finds the customer who calls: by typing, arrows and Enter, or with a finger. */
export const CustomerSearch = ({ onPick }: { readonly onPick: (id: string) => void }) => {
  const [text, setText] = useState('');
  const term = useDeferredValue(text.trim());
  const isSearching = term.length >= MIN_LETTERS;
  const query = useQuery({ ...customersQuery(term), enabled: isSearching });
  const found = isSearching ? (query.data ?? []) : [];
  const keys = useListKeys(found, ({ id }) => onPick(id));
  return (
    <Block aria-labelledby="quien-llama">
      <h2 id="quien-llama">¿Quién llama?</h2>
      <Field label="Nombre o correo" className="mt-3">
        <TextInput
          type="search"
          autoFocus
          autoComplete="off"
          value={text}
          placeholder="Ana Vega, ana@…"
          onChange={(event) => setText(event.target.value)}
          {...keys.input}
        />
      </Field>
      {isSearching && query.isError && <FailedLoad query={query} heading="h3" />}
      <ul {...keys.list} aria-label="Clientes" className="mt-2 grid gap-1 empty:hidden">
        {found.map((customer, index) => (
          <li key={customer.id} {...keys.option(index)}>
            <button
              type="button"
              tabIndex={-1}
              onClick={() => onPick(customer.id)}
              className="w-full rounded-control px-3 py-2.5 text-left hover:bg-rocio-2"
            >
              <b className="font-semibold">{customer.full_name}</b>
              <span className="block text-nota text-tinta-suave">
                {customer.email} · {customer.hospital ?? 'Sin hospital'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-ui text-tinta-suave empty:hidden">
        {isSearching &&
          query.isSuccess &&
          found.length === 0 &&
          `Nadie verificado se llama «${term}». Si acaba de registrarse, verifica su cuenta en «Usuarios».`}
      </p>
    </Block>
  );
};
