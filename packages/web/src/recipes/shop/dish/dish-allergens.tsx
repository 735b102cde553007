import { allergens } from '@nutricion/domain/catalog/allergen';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../kit/ui/chip.tsx';
import type { Dish } from './dish.ts';

type DishAllergens = Dish['allergens'];

/** Allergens of all ingredients together. Products without data are named, and never count as free of it. */
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
          : `Ninguno de los nueve, según lo declarado${unknownProducts.length > 0 ? ', que no es todo' : ''}`}
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
              No sabemos todos los alérgenos de: {unknownProducts.join(', ')}. «Sin datos» no es «sin
              alérgeno».
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

const labelOf = (id: string): string => allergens.find((allergen) => allergen.id === id)?.label ?? id;
