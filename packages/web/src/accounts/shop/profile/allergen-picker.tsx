import { type AllergenId, allergens } from '@nutricion/domain/catalog/allergen';
import { SavedCheck } from './saved-check.tsx';

interface AllergenPickerProps {
  /** With the person's name: "Alergias de Camila". */
  readonly legend: string;
  readonly picked: readonly AllergenId[];
  readonly onPick: (allergen: AllergenId, isPicked: boolean) => Promise<unknown>;
}

/** The nine allergens of the labels; any number can be picked. */
export const AllergenPicker = ({ legend, picked, onPick }: AllergenPickerProps) => (
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
