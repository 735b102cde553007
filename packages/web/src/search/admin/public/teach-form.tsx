import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { useTeaching } from './use-teaching.ts';

/** The server's limit for a word. */
const MAX_LETTERS = 80;

interface TeachFormProps {
  /** Initial value of the word, which the user may change. */
  readonly word: string;
  readonly onTaught?: () => void;
}

/** Teaches the search that a word means another. */
export const TeachForm = ({ word: first, onTaught }: TeachFormProps) => {
  const { teach } = useTeaching();
  const [word, setWord] = useState(first.slice(0, MAX_LETTERS));
  const [means, setMeans] = useState('');
  const { isSending, issues, failure, submit, clearError } = useSubmit<'means' | 'word'>({
    fields: ['means', 'word'],
    check: () => ({
      ...(word.trim() === '' && { word: 'Escribe la palabra.' }),
      ...(means.trim() === '' && { means: 'Escribe cómo le dice la tienda.' }),
    }),
    send: async () => {
      await teach(word.trim(), means.trim());
      setMeans('');
      onTaught?.();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Quien busca…" error={issues.word}>
        <TextInput
          value={word}
          maxLength={MAX_LETTERS}
          autoComplete="off"
          onChange={(event) => {
            setWord(event.target.value);
            clearError('word');
          }}
        />
      </Field>
      <Field label="…quiere decir" error={issues.means}>
        <TextInput
          value={means}
          maxLength={MAX_LETTERS}
          autoComplete="off"
          onChange={(event) => {
            setMeans(event.target.value);
            clearError('means');
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
