import type { PreferencesJson } from '@nutricion/contract/accounts/preferences';
import type { Member } from '@nutricion/domain/accounts/household';
import { type AllergenId, allergens } from '@nutricion/domain/catalog/allergen';
import { Lock, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Avatar } from './avatar.tsx';
import { DietFields } from './diet-fields.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { putMember, savePreferences, toggled } from './save-preferences.ts';
import { SavedCheck } from './saved-check.tsx';
import { SectionBlock } from './section-block.tsx';
import { WithPreferences } from './with-preferences.tsx';

/** Allergens of each person at home, and the customer's diet. Each tap saves. */
export const AllergensSection = () => (
  <div className="grid gap-4">
    <SectionBlock
      title="Alergias en casa"
      intro="Marca lo que cada quien no puede comer y te avisamos en cada producto. Se guarda solo."
    >
      <WithPreferences>{(preferences) => <People preferences={preferences} />}</WithPreferences>
      <p className="mt-5 flex items-start gap-2 text-nota text-tinta-suave">
        <Lock size={16} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none" />
        Es información de salud: solo tú la ves, y se borra con tu cuenta. Los avisos salen de lo que declara
        cada fabricante; la etiqueta manda.
      </p>
    </SectionBlock>
    <SectionBlock title="Cómo comes" intro="Con esto se armará tu plan de comidas.">
      <WithPreferences>{(preferences) => <DietFields preferences={preferences} />}</WithPreferences>
    </SectionBlock>
  </div>
);

const People = ({ preferences }: { readonly preferences: PreferencesJson }) => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ul className="mt-5 grid gap-6">
        <Person
          name="Tú"
          legend="Tus alergias"
          picked={preferences.allergens}
          onPick={(allergen, isPicked) =>
            savePreferences((latest) => ({
              ...latest,
              allergens: toggled(latest.allergens, allergen, isPicked),
            }))
          }
        />
        {preferences.members.map((member) => (
          <Person
            key={member.id}
            name={member.name}
            legend={`Alergias de ${member.name}`}
            picked={member.allergens}
            onPick={(allergen, isPicked) => savePreferences(pickFor(member, allergen, isPicked))}
          />
        ))}
      </ul>
      <Button variant="quiet" className="mt-6 max-md:w-full" onClick={() => setAdding(true)}>
        <UserRoundPlus size={20} strokeWidth={2.1} aria-hidden="true" />
        Agregar a alguien de tu casa
      </Button>
      <MemberDialog open={isAdding} onClose={() => setAdding(false)} preferences={preferences} />
    </>
  );
};

/** Applied to the current household, so that a member removed meanwhile isn't added again. */
const pickFor =
  ({ id }: Member, allergen: AllergenId, isPicked: boolean) =>
  (latest: PreferencesJson): PreferencesJson => {
    const member = latest.members.find((other) => other.id === id);
    if (!member) return latest;
    return putMember({ ...member, allergens: toggled(member.allergens, allergen, isPicked) })(latest);
  };

interface PersonProps {
  readonly name: string;
  readonly legend: string;
  readonly picked: readonly AllergenId[];
  readonly onPick: (allergen: AllergenId, isPicked: boolean) => Promise<unknown>;
}

const Person = ({ name, ...picker }: PersonProps) => (
  <li>
    <h3 className="mb-3 flex items-center gap-3 font-sans text-[1.0625rem] font-[650] tracking-normal">
      <Avatar name={name} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </h3>
    <AllergenPicker {...picker} />
  </li>
);

interface AllergenPickerProps {
  /** With the person's name: "Alergias de Camila". */
  readonly legend: string;
  readonly picked: readonly AllergenId[];
  readonly onPick: (allergen: AllergenId, isPicked: boolean) => Promise<unknown>;
}

/** The nine allergens of the labels; any number can be picked. */
const AllergenPicker = ({ legend, picked, onPick }: AllergenPickerProps) => (
  <fieldset>
    <legend className="sr-only">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {allergens.map(({ id, label }) => (
        <SavedCheck key={id} checked={picked.includes(id)} onSave={(isPicked) => onPick(id, isPicked)}>
          {label}
        </SavedCheck>
      ))}
    </div>
  </fieldset>
);
