import { allergenName } from '@nutricion/domain/catalog/allergen-warning-text';
import { listText } from '@nutricion/domain/kit/list-text';
import { planAllergies } from '@nutricion/domain/plans/answers';
import { ShieldCheck } from 'lucide-react';
import { useEaters, usePreferences } from '../../../accounts/public/preferences.ts';
import { AllergyChoices } from './choice-steps.tsx';
import type { StepProps } from './step-props.ts';

export const AllergiesStep = (props: StepProps) => (
  <>
    <AllergyChoices {...props} />
    <ProfileNote />
  </>
);

/** The server also excludes the profile's allergens, whatever is ticked here. */
const ProfileNote = () => {
  const { isError } = usePreferences();
  const eaters = useEaters();
  const offeredAllergens: readonly string[] = planAllergies.map(({ allergen }) => allergen);
  const avoided = new Set((eaters ?? []).flatMap(({ allergens }) => allergens));
  const beyond = [...avoided].filter((id) => !offeredAllergens.includes(id)).map(allergenName);
  const text = noteText(beyond, avoided.size > 0 || isError);
  return (
    <p className="mt-4 flex items-start gap-2.5 text-nota leading-snug text-tinta-suave">
      <ShieldCheck size={18} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none text-verde" />
      {text}
    </p>
  );
};

const noteText = (beyond: readonly string[], hasProfile: boolean): string => {
  const silence = 'Lo que no trae datos de alérgenos tampoco entra.';
  if (beyond.length > 0) return `Por tu perfil también dejamos fuera: ${listText(beyond)}. ${silence}`;
  if (hasProfile) return `Lo que tu perfil dice que no pueden comer se queda fuera siempre. ${silence}`;
  return 'Con una alergia marcada, lo que no trae datos de alérgenos tampoco entra.';
};
