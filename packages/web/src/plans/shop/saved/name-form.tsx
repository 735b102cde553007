import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { useState } from 'react';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { dateText, daysText } from '../plan/plan-labels.ts';
import type { SavedPlanActions } from './use-saved-plan.ts';

interface NameFormProps {
  readonly plan: MealPlanJson;
  readonly savedActions: SavedPlanActions;
  readonly submitLabel: string;
  readonly onSaved: (name: string) => void | Promise<void>;
}

/** A name for the plan, with a proposal, and the save button. */
export const NameForm = ({ plan, savedActions, submitLabel, onSaved }: NameFormProps) => {
  const [name, setName] = useState(savedActions.saved?.name ?? proposedName(plan));
  const trimmed = name.trim();
  const { isSending, issues, failure, submit } = useSubmit({
    fields: ['name'],
    check: () => (trimmed === '' ? { name: 'Ponle un nombre al plan.' } : {}),
    send: async () => {
      await savedActions.save(trimmed);
      await onSaved(trimmed);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Nombre del plan" error={issues.name ?? failure ?? undefined}>
        <TextInput
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" wide loading={isSending} className="mt-4">
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
