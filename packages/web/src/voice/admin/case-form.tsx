import { voiceIntents } from '@nutricion/domain/voice/understanding';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { removeRow, replaceRow } from '../../kit/admin/record/rows.ts';
import { useIssueFocus } from '../../kit/admin/use-issue-focus.ts';
import type { ApiResponse } from '../../kit/api/api.ts';
import { failureText } from '../../kit/api/failure-text.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { newId } from '../../kit/lib/new-id.ts';
import { toastError, toastNote, toastSuccess } from '../../kit/lib/toast.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { FormAlert } from '../../kit/ui/form-alert.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { refetchCases, saveCase, understandingQuery } from './api.ts';
import {
  type CaseDraft,
  type CaseField,
  caseBody,
  caseIssues,
  draftOf,
  MAX_ITEMS,
  MAX_LETTERS,
} from './case-draft.ts';
import { CaseItem } from './case-item.tsx';
import { intentLabels } from './voice-labels.ts';

interface CaseFormProps {
  readonly phrase: string;
  readonly reading: ApiResponse<'POST /api/voice/understand'> | undefined;
  readonly onSaved: () => void;
}

/** A phrase with its intent, products and quantities. */
export const CaseForm = ({ phrase, reading, onSaved }: CaseFormProps) => {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(phrase, reading, newId));
  const [isReading, setReading] = useState(false);
  const { isSending, issues, failure, submit, clearError } = useSubmit<CaseField>({
    fields: ['phrase'],
    check: () => caseIssues(draft),
    send: async () => {
      const { passes } = await saveCase(caseBody(draft));
      if (passes) toastSuccess('Caso guardado', 'Hoy se entiende así.');
      else toastNote('Caso guardado', 'Hoy falla: queda en Casos hasta que se entienda así.');
      await refetchCases();
      onSaved();
    },
  });
  useIssueFocus(form, issues);
  const set = (changes: Partial<CaseDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const read = async () => {
    setReading(true);
    try {
      const today = await queryClient.fetchQuery(understandingQuery(draft.phrase.trim()));
      setDraft((before) => draftOf(before.phrase, today, newId));
    } catch (error) {
      toastError('No se pudo leer', failureText(error));
    }
    setReading(false);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Frase" error={issues.phrase}>
        <TextArea
          rows={1}
          value={draft.phrase}
          maxLength={MAX_LETTERS}
          onChange={(event) => {
            set({ phrase: event.target.value.replaceAll('\n', ' ') });
            clearError('phrase');
          }}
        />
      </Field>
      {draft.phrase.trim() !== phrase && draft.phrase.trim() !== '' && (
        <Button
          variant="quiet"
          size="sm"
          className="-mt-2 justify-self-start"
          loading={isReading}
          onClick={() => void read()}
        >
          <RotateCw size={18} strokeWidth={2.1} aria-hidden="true" />
          Leerla como se entiende hoy
        </Button>
      )}
      <Field label="Qué quiere quien la dice">
        <Select
          value={draft.intent}
          onChange={(event) => set({ intent: event.target.value as CaseDraft['intent'] })}
        >
          {voiceIntents.map((intent) => (
            <option key={intent} value={intent}>
              {intentLabels[intent]}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset>
        <legend className="text-ui font-semibold">Productos</legend>
        <p className="mt-0.5 text-nota text-tinta-suave">
          Como se dicen, sin artículo ni cantidad: «leche», no «la leche».
        </p>
        <ul className="mt-2 grid gap-2.5 empty:hidden">
          {draft.items.map((item, position) => (
            <CaseItem
              key={item.key}
              item={item}
              position={position}
              issue={issues[`quantity-${item.key}`]}
              onChange={(changed) => {
                set({ items: replaceRow(draft.items, position, changed) });
                clearError(`quantity-${item.key}`);
              }}
              onRemove={() => set({ items: removeRow(draft.items, position) })}
            />
          ))}
        </ul>
        {draft.items.length < MAX_ITEMS && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-2.5"
            onClick={() =>
              set({ items: [...draft.items, { key: newId(), name: '', quantity: '1', unit: null }] })
            }
          >
            <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
            Agregar un producto
          </Button>
        )}
      </fieldset>
      <Button type="submit" loading={isSending}>
        Guardar caso
      </Button>
      <FormAlert message={failure} />
    </form>
  );
};
