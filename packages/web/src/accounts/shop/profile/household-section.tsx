import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import { MAX_PEOPLE, type Member, minAdults, minChildren } from '@nutricion/domain/accounts/household';
import { allergenName } from '@nutricion/domain/catalog/allergen-warning-text';
import { listText } from '@nutricion/domain/kit/list-text';
import { Pencil, Trash2, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { toastUndo } from '../../public/toast-undo.ts';
import { Avatar } from './avatar.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { PeopleStepper } from './people-stepper.tsx';
import { countPeople, dropMember, putMember, savePreferences } from './save-preferences.ts';
import { SectionBlock } from './section-block.tsx';
import { WithPreferences } from './with-preferences.tsx';

/** The size of the household, and its named members. */
export const HouseholdSection = () => (
  <SectionBlock
    title="Mi hogar"
    intro="Para cuántas personas compras. Ponle nombre a quien tenga alergias o coma distinto."
  >
    <WithPreferences>{(preferences) => <Household preferences={preferences} />}</WithPreferences>
  </SectionBlock>
);

type Editing =
  | { readonly status: 'closed' }
  | { readonly status: 'new' }
  | { readonly status: 'edit'; readonly member: Member };

const Household = ({ preferences }: { readonly preferences: PreferencesJson }) => {
  const { adults, children, members } = preferences;
  const [editing, setEditing] = useState<Editing>({ status: 'closed' });
  const isFull = adults + children >= MAX_PEOPLE;
  const removeMember = (member: Member) => {
    void savePreferences(dropMember(member.id), `Quitaste a ${member.name}`);
    toastUndo(`Quitaste a ${member.name}`, () => void savePreferences(putMember(member)));
  };
  return (
    <>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <PeopleStepper
          label="Adultos"
          hint="Contándote a ti"
          count={adults}
          min={minAdults(preferences)}
          isFull={isFull}
          onChange={(count) => void savePreferences(countPeople({ adults: count }), `${count} adultos`)}
        />
        <PeopleStepper
          label="Menores"
          hint="De 0 a 17 años"
          count={children}
          min={minChildren(preferences)}
          isFull={isFull}
          onChange={(count) => void savePreferences(countPeople({ children: count }), `${count} menores`)}
        />
      </div>
      {isFull && (
        <p className="mt-3 text-ui text-tinta-suave">En un hogar caben hasta {MAX_PEOPLE} personas.</p>
      )}
      {members.length > 0 && (
        <ul aria-label="Personas con nombre" className="mt-5 divide-y divide-linea">
          {members.map((member) => (
            <li key={member.id} className="flex items-center gap-3.5 py-3">
              <Avatar name={member.name} />
              <p className="min-w-0 flex-1 leading-snug">
                <b className="block font-[650] wrap-anywhere">{member.name}</b>
                <span className="block text-[.875rem] text-tinta-suave">{detailOf(member)}</span>
              </p>
              <div className="flex">
                <IconButton
                  label={`Editar a ${member.name}`}
                  onClick={() => setEditing({ status: 'edit', member })}
                >
                  <Pencil size={20} strokeWidth={2.1} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Quitar a ${member.name}`}
                  className="-mr-2.5"
                  onClick={() => removeMember(member)}
                >
                  <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" className="mt-5 max-md:w-full" onClick={() => setEditing({ status: 'new' })}>
        <UserRoundPlus size={20} strokeWidth={2.1} aria-hidden="true" />
        Agregar a alguien
      </Button>
      <MemberDialog
        open={editing.status !== 'closed'}
        onClose={() => setEditing({ status: 'closed' })}
        preferences={preferences}
        member={editing.status === 'edit' ? editing.member : undefined}
      />
    </>
  );
};

const detailOf = ({ kind, allergens }: Member): string => {
  const age = kind === 'child' ? 'Menor' : 'Adulto';
  return allergens.length === 0 ? age : `${age} · evita ${listText(allergens.map(allergenName))}`;
};
