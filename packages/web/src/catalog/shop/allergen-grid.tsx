import type { ProductCardJson, ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { type AllergenFact, allergenFact, allergens } from '@nutricion/domain/catalog/allergen';
import { clsx } from 'clsx';
import { CircleAlert, CircleHelp, CircleMinus, type LucideIcon, TriangleAlert } from 'lucide-react';

const facts: Record<
  AllergenFact,
  { readonly text: string; readonly icon: LucideIcon; readonly look: string }
> = {
  contiene: { text: 'Contiene', icon: TriangleAlert, look: 'bg-guayaba text-white' },
  'puede-contener': {
    text: 'Puede contener',
    icon: CircleAlert,
    look: 'bg-guayaba-tinte text-guayaba-tinta',
  },
  'no-declarado': { text: 'No declarado', icon: CircleMinus, look: 'bg-suelo text-tinta' },
  'sin-datos': {
    text: 'Sin datos',
    icon: CircleHelp,
    look: 'bg-papel text-tinta inset-ring-[1.5px] inset-ring-borde-control',
  },
};

interface AllergenGridProps {
  readonly product: ProductCardJson & Partial<Pick<ProductDetailJson, 'ingredients'>>;
}

/** The nine major allergens, one tile each. No tile ever says "no contiene": an undeclared allergen isn't known to be absent. */
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
      <ul className="mt-4 grid grid-cols-2 gap-1.5 min-[380px]:grid-cols-3 md:gap-2">
        {allergens.map(({ id, label }) => {
          const { text, icon: Icon, look } = facts[allergenFact(declared, id)];
          return (
            <li
              key={id}
              className={clsx(
                'flex min-h-[60px] items-center gap-1.5 rounded-[16px] px-2 py-2 md:gap-2 md:px-3',
                look,
              )}
            >
              <Icon size={19} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
              <span className="min-w-0 leading-tight">
                <b className="block text-nota font-[650] tracking-[-.01em] md:text-ui md:tracking-normal">
                  {label}
                </b>
                <span className="block text-nota">{text}</span>
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
