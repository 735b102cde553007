import { dishWarning } from '@nutricion/domain/recipe/dish-warning';
import { AllergenAlert } from '../../../shared/catalog/allergen-alert.tsx';
import { useEaters, usePreferences } from '../../../shared/preferences/preferences.ts';
import type { Dish } from './dish.ts';

/** What the dish means for her and her home. Where her allergies can't be read it says so: silence would look like safety. */
export const DishAlert = ({ allergens }: { readonly allergens: Dish['allergens'] }) => {
  const { isError } = usePreferences();
  const eaters = useEaters();
  const warning = eaters && dishWarning(allergens, eaters);
  if (warning) return <AllergenAlert warning={warning} />;
  if (eaters || !isError) return null;
  return (
    <p className="rounded-ficha bg-suelo px-4 py-3 text-ui leading-snug">
      No pudimos leer tus alergias para avisarte. Lee las etiquetas.
    </p>
  );
};
