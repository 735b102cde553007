import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../kit/api/failure-text.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { Sheet } from '../../../kit/ui/sheet.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { deleteWord, markNoteDone, searchWordsQuery } from './api.ts';
import { TeachForm } from './teach-form.tsx';
import { useTeaching } from './use-teaching.ts';

interface TeachSheetProps {
  readonly query: string;
  readonly onClose: () => void;
}

/** Actions on a query without good results: teach what it means, or ask the buyer for the product. */
export const TeachSheet = ({ query, onClose }: TeachSheetProps) => (
  <Sheet
    open
    onOpenChange={(open) => !open && onClose()}
    title={`«${query}»`}
    description="Enséñale a la búsqueda qué quieren decir, o pídeselo a compras."
  >
    <div className="grid gap-6">
      <TeachForm word={query} />
      <RequestFromBuyer query={query} />
      <Taught />
    </div>
  </Sheet>
);

const RequestFromBuyer = ({ query }: { readonly query: string }) => {
  const { requestFromBuyer } = useTeaching();
  const [text, setText] = useState('');
  const { isSending, failure, submit } = useSubmit({
    fields: [],
    send: async () => {
      await requestFromBuyer(query, text.trim());
      setText('');
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

/** Taught words and open notes to the buyer, with buttons to remove them. */
const Taught = () => {
  const queryClient = useQueryClient();
  const { data } = useQuery(searchWordsQuery);
  if (!data || data.words.length + data.notes.length === 0) return null;
  const act = async (action: () => Promise<unknown>) => {
    try {
      await action();
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
              onClick={() => void act(() => deleteWord(id))}
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
              onClick={() => void act(() => markNoteDone(id))}
            >
              Ya
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
