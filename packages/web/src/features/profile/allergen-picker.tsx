import { type AllergenId, allergens } from '@nutricion/domain/catalog/allergen';
import { CheckChip } from '../../ui/check-chip.tsx';

interface AllergenPickerProps {
  /** Whose: "Alergias de Camila". */
  readonly legend: string;
  readonly picked: readonly AllergenId[];
  readonly onPick: (allergen: AllergenId, isPicked: boolean) => void;
}

/** The nine allergens of the labels, any of them at once. */
export const AllergenPicker = ({ legend, picked, onPick }: AllergenPickerProps) => (
  <fieldset>
    <legend className="sr-only">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {allergens.map(({ id, label }) => (
        <CheckChip
          key={id}
          checked={picked.includes(id)}
          onChange={(event) => onPick(id, event.target.checked)}
        >
          {label}
        </CheckChip>
      ))}
    </div>
  </fieldset>
);
