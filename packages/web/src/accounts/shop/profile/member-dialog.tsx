import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { type HouseholdRefusal, type Member, withMember } from '@nutricion/domain/accounts/household';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { newId } from '../../../kit/lib/new-id.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { putMember, savePreferences } from './save-preferences.ts';

interface MemberDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly preferences: PreferencesJson;
  /** The member that is edited; without one a new member is added. */
  readonly member?: Member | undefined;
}

/** A member's name, and whether it is a child. */
export const MemberDialog = ({ open, onClose, preferences, member }: MemberDialogProps) => {
  const formId = useId();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Member['kind']>('child');
  const [issue, setIssue] = useState<string>();
  useEffect(() => {
    if (!open) return;
    setName(member?.name ?? '');
    setKind(member?.kind ?? 'child');
    setIssue(undefined);
  }, [open, member]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === '') return setIssue('Escribe un nombre.');
    const changed: Member = {
      id: member?.id ?? newId(),
      allergens: member?.allergens ?? [],
      name: typed,
      kind,
    };
    const next = withMember(preferences, changed);
    if (!next.ok) return setIssue(issueText(next.refusal));
    onClose();
    void savePreferences(putMember(changed), `${typed} está en tu hogar`);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={member ? `Editar a ${member.name}` : 'Alguien de tu casa'}
      actions={
        <>
          <Button type="submit" form={formId}>
            {member ? 'Guardar' : 'Agregar'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Nombre" hint="Como le dices: Camila, mi mamá, abuelo." error={issue}>
          <TextInput
            name="memberName"
            autoComplete="off"
            autoCapitalize="words"
            maxLength={40}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setIssue(undefined);
            }}
          />
        </Field>
        <fieldset className="mt-5">
          <legend className="sr-only">Edad</legend>
          <div className="grid grid-cols-2 gap-2.5">
            {kinds.map(({ id, title }) => (
              <RadioCard
                key={id}
                name="memberKind"
                title={title}
                checked={kind === id}
                onChange={() => setKind(id)}
              />
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
};

const kinds = [
  { id: 'child', title: 'Menor de edad' },
  { id: 'adult', title: 'Adulto' },
] as const;

const issueText = (refusal: HouseholdRefusal): string => {
  if (refusal.kind === 'same-name')
    return `Ya hay alguien que se llama ${refusal.name.trim()}. Ponle otro nombre.`;
  if (refusal.kind === 'full')
    return `En un hogar caben hasta ${refusal.max}. Baja la cuenta en Mi hogar primero.`;
  return 'Sube primero la cuenta de personas en Mi hogar.';
};
