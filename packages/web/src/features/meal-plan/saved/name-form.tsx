import type { MealPlanJson } from '@nutricion/contract/meal-plans';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../../shared/api/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { dateText, daysText } from '../plan/plan-words.ts';
import type { Keeping } from './use-saved.ts';

interface NameFormProps {
  readonly plan: MealPlanJson;
  readonly keeping: Keeping;
  readonly submitLabel: string;
  readonly onSaved: (name: string) => void | Promise<void>;
}

/** A name for the plan, one proposed; saving it is the way on. */
export const NameForm = ({ plan, keeping, submitLabel, onSaved }: NameFormProps) => {
  const [name, setName] = useState(keeping.saved?.name ?? proposedName(plan));
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const trimmed = name.trim();
    setFault(trimmed === '' ? 'Ponle un nombre al plan.' : undefined);
    if (trimmed === '') return;
    setSaving(true);
    try {
      await keeping.save(trimmed);
      await onSaved(trimmed);
    } catch (error) {
      setFault(error instanceof ApiProblem ? error.message : 'No pudimos guardarlo. Revisa tu conexión.');
    } finally {
      setSaving(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Nombre del plan" error={fault}>
        <TextInput
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" wide loading={isSaving} className="mt-4">
        {submitLabel}
      </Button>
    </form>
  );
};

/** "7 días desde el 23 nov" */
const proposedName = ({ plan }: MealPlanJson): string => {
  const first = plan[0];
  return first ? `${daysText(plan.length)} desde el ${dateText(first.date)}` : daysText(plan.length);
};
