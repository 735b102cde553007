import type { ProductCardJson, ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { type AllergenFact, allergenFact, allergens } from '@nutricion/domain/catalog/allergen';
import { clsx } from 'clsx';
import { CircleAlert, CircleHelp, CircleMinus, type LucideIcon, TriangleAlert } from 'lucide-react';

/** One line each: nine boxes of "No declarado" hid the one that is declared. */
const facts: readonly AllergenGroup[] = [
  { fact: 'contiene', text: 'Contiene', icon: TriangleAlert, look: 'bg-guayaba text-white' },
  {
    fact: 'puede-contener',
    text: 'Puede contener',
    icon: CircleAlert,
    look: 'bg-guayaba-tinte text-guayaba-tinta',
  },
  {
    fact: 'no-declarado',
    text: 'No declarado',
    icon: CircleMinus,
    look: 'bg-suelo text-tinta',
  },
  {
    fact: 'sin-datos',
    text: 'Sin datos',
    icon: CircleHelp,
    look: 'bg-papel text-tinta inset-ring-[1.5px] inset-ring-borde-control',
  },
];

interface AllergenGroup {
  readonly fact: AllergenFact;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly look: string;
}

interface AllergenGridProps {
  readonly product: ProductCardJson & Partial<Pick<ProductDetailJson, 'ingredients'>>;
}

/** The nine major allergens. Nothing here ever says "no contiene": an undeclared allergen isn't known to be absent. */
export const AllergenGrid = ({ product }: AllergenGridProps) => {
  const declared = productAllergens(product);
  return (
    <section aria-labelledby="alergenos">
      <h2 id="alergenos">Alérgenos</h2>
      <p className="mt-1 text-ui text-tinta-suave">
        {declared.contains === null
          ? 'No tenemos su etiqueta completa: lee la del envase antes de comerlo.'
          : product.ingredients
            ? 'Salen de los ingredientes de su etiqueta y de lo que comparte su línea.'
            : 'Lo que declara su etiqueta.'}{' '}
        «Sin datos» no es «sin alérgeno».
      </p>
      <ul className="mt-4 grid gap-1.5">
        {facts.map(({ fact, text, icon: Icon, look }) => {
          const labels = allergens.filter(({ id }) => allergenFact(declared, id) === fact);
          if (labels.length === 0) return null;
          return (
            <li key={fact} className={clsx('flex items-center gap-2 rounded-[16px] px-4 py-3', look)}>
              <Icon size={19} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
              <span className="min-w-0 text-ui leading-snug">
                <b className="font-[650]">{text}:</b>{' '}
                {labels.map(({ label }) => label.toLowerCase()).join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      {product.ingredients && (
        <p className="mt-4 text-ui">
          <b className="font-[650]">Ingredientes:</b> {product.ingredients}
        </p>
      )}
    </section>
  );
};
