import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { call } from '../../shared/api/api.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { useSubmit } from '../../shared/api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { withReauthentication } from '../reauthenticate/reauthentication.ts';
import { searchWordsQuery } from './report-queries.ts';

interface TeachSheetProps {
  readonly query: string;
  readonly onClose: () => void;
}

/** What can be done about a search: teach what was meant, or ask the buyer for it. */
export const TeachSheet = ({ query, onClose }: TeachSheetProps) => (
  <Sheet
    open
    onOpenChange={(open) => !open && onClose()}
    title={`«${query}»`}
    description="Enséñale a la búsqueda qué quieren decir, o pídeselo a compras."
  >
    <div className="grid gap-6">
      <Teach word={query} />
      <AskBuyer query={query} />
      <Taught />
    </div>
  </Sheet>
);

const Teach = ({ word }: { readonly word: string }) => {
  const queryClient = useQueryClient();
  const [means, setMeans] = useState('');
  const { isSending, faults, failure, submit, forgive } = useSubmit<'means' | 'word'>({
    fields: ['means', 'word'],
    check: () => (means.trim() === '' ? { means: 'Escribe cómo le dice la tienda.' } : {}),
    send: async () => {
      await withReauthentication(() =>
        call('POST /api/admin/search-words', { body: { word, means: means.trim() } }),
      );
      toastSuccess('Aprendido', `Quien busca «${word}» encuentra «${means.trim()}».`);
      setMeans('');
      await queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={`Quien busca «${word}» quiere decir…`} error={faults.means ?? faults.word}>
        <TextInput
          value={means}
          maxLength={80}
          onChange={(event) => {
            setMeans(event.target.value);
            forgive('means');
          }}
        />
      </Field>
      <Button type="submit" loading={isSending}>
        Enseñar
      </Button>
      <FormAlert message={failure} />
    </form>
  );
};

const AskBuyer = ({ query }: { readonly query: string }) => {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const { isSending, failure, submit } = useSubmit({
    fields: [],
    send: async () => {
      await call('POST /api/admin/buyer-notes', { body: { query, text: text.trim() } });
      toastSuccess('Anotado para compras', query);
      setText('');
      await queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Para compras" optional>
        <TextArea value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline" loading={isSending}>
        Pedir que lo traigan
      </Button>
      <FormAlert message={failure} />
    </form>
  );
};

/** What stands already, each to be forgotten or done with. */
const Taught = () => {
  const queryClient = useQueryClient();
  const { data } = useQuery(searchWordsQuery);
  if (!data || data.words.length + data.notes.length === 0) return null;
  const act = async (deed: () => Promise<unknown>) => {
    try {
      await deed();
      await queryClient.invalidateQueries({ queryKey: searchWordsQuery.queryKey });
    } catch (error) {
      toastError('No se pudo', failureText(error));
    }
  };
  return (
    <section aria-labelledby="ya-ensenado">
      <h3 id="ya-ensenado">Lo que ya se hizo</h3>
      <ul className="mt-2 divide-y divide-linea">
        {data.words.map(({ id, word, means }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1.5 text-ui">
            <span className="wrap-anywhere">
              «{word}» es «{means}»
            </span>
            <IconButton
              label={`Olvidar que «${word}» es «${means}»`}
              onClick={() => void act(() => call('DELETE /api/admin/search-words/{id}', { params: { id } }))}
            >
              <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {data.notes.map(({ id, query, text }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1.5 text-ui">
            <span className="wrap-anywhere">
              Compras: «{query}»{text && ` · ${text}`}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Ya se atendió: ${query}`}
              onClick={() =>
                void act(() => call('POST /api/admin/buyer-notes/{id}/done', { params: { id } }))
              }
            >
              Ya
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
