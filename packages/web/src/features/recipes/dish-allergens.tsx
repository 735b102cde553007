import { type AllergenId, allergens, isAllergenId } from '@nutricion/domain/catalog/allergen';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/chip.tsx';
import type { Dish } from './dish.ts';

type DishAllergens = Dish['allergens'];

/** What the ingredients declare, together. What nobody has told us is named, and never read as free of it. */
export const DishAllergens = ({
  allergens: { contains, mayContain, unknownProducts },
}: {
  readonly allergens: DishAllergens;
}) => (
  <section aria-labelledby="alergenos-receta">
    <h3 id="alergenos-receta" className="text-h2">
      Alérgenos
    </h3>
    <dl className="mt-3 grid gap-3">
      <Row term="Contiene">
        {contains.length > 0
          ? contains.map((id) => (
              <Chip key={id} tone="danger">
                {labelOf(id)}
              </Chip>
            ))
          : 'Ninguno de los nueve, según lo declarado'}
      </Row>
      {mayContain.length > 0 && (
        <Row term="Puede contener">
          {mayContain.map((id) => (
            <Chip key={id} tone="quiet">
              {labelOf(id)}
            </Chip>
          ))}
        </Row>
      )}
      {unknownProducts.length > 0 && (
        <Row term="Sin datos">
          <span className="flex items-start gap-2 text-ui leading-snug">
            <CircleHelp size={18} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none" />
            <span>
              No sabemos los alérgenos de: {unknownProducts.join(', ')}. «Sin datos» no es «sin alérgeno».
            </span>
          </span>
        </Row>
      )}
    </dl>
  </section>
);

const Row = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-nota font-semibold text-tinta-suave">{term}</dt>
    <dd className="mt-1 flex flex-wrap gap-1.5">{children}</dd>
  </div>
);

interface AllergenWarningProps {
  readonly allergens: DishAllergens;
  /** What this person told us that she can't eat. */
  readonly avoids: readonly string[];
}

/** Said before anything else, when the dish and her own profile don't go together. */
export const AllergenWarning = ({
  allergens: { contains, mayContain, unknownProducts },
  avoids,
}: AllergenWarningProps) => {
  const avoided = avoids.filter(isAllergenId);
  const inside = avoided.filter((id) => contains.includes(id));
  const perhaps = avoided.filter((id) => !contains.includes(id) && mayContain.includes(id));
  const isUnknown = avoided.length > 0 && inside.length === 0 && unknownProducts.length > 0;
  if (inside.length === 0 && perhaps.length === 0 && !isUnknown) return null;
  return (
    <div className="flex gap-3 rounded-ficha bg-guayaba-tinte p-4 text-guayaba-tinta">
      <TriangleAlert size={22} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      <div className="min-w-0 leading-snug">
        {inside.length > 0 && (
          <p className="font-[650]">Tiene {namesOf(inside)}, que anotaste en tu perfil. No es para ti.</p>
        )}
        {perhaps.length > 0 && (
          <p className="font-[650]">Puede tener {namesOf(perhaps)}, que anotaste en tu perfil.</p>
        )}
        {isUnknown && <p>De algunos ingredientes no tenemos datos: lee sus etiquetas antes de comer.</p>}
      </div>
    </div>
  );
};

const labelOf = (id: string): string => allergens.find((allergen) => allergen.id === id)?.label ?? id;

const namesOf = (ids: readonly AllergenId[]): string =>
  new Intl.ListFormat('es-PR').format(ids.map((id) => labelOf(id).toLowerCase()));
