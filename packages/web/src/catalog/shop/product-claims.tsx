import type { ProductCardJson, ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { dietTagLabels } from '@nutricion/domain/catalog/diet-tags';
import { claimsOf } from '@nutricion/domain/catalog/nutrition/claims';
import { isComputed } from '@nutricion/domain/catalog/nutrition/computed-food';
import { dietTagCaveat } from '@nutricion/domain/catalog/nutrition/highlights';
import { ClaimList } from '../public/claim-list.tsx';

type ClaimingProduct = Pick<ProductDetailJson, 'title' | 'detected_subcategory' | 'nutrition'>;

/** States that a nutrition is computed from a recipe, and the rule behind each claim. */
export const ProductClaims = ({ product }: { readonly product: ClaimingProduct }) => (
  <>
    {isComputed(product.nutrition?.usdaId) && (
      <p className="text-ui text-tinta-suave">
        La tabla del USDA no tiene este alimento: su nutrición está calculada de una receta nuestra, con sus
        ingredientes. Tómala por aproximada.
      </p>
    )}
    <Reasons product={product} />
  </>
);

/** A diet tag as the claim behind it says it, "Alto en proteína" for a source of protein, and what must stand beside it. */
export const DietTag = ({ product, tag }: DietTagProps) => {
  const { nutrition, title, detected_subcategory = null } = product;
  const earned = nutrition && earnedBy({ nutrition, title, detected_subcategory });
  const caveat = dietTagCaveat(tag, productAllergens(product));
  return (
    <>
      {earned?.claims.find((claim) => claim.tag === tag)?.label ?? dietTagLabels[tag]}
      {caveat && ` · ${caveat}`}
    </>
  );
};

interface DietTagProps {
  readonly product: ProductCardJson & Partial<Pick<ProductDetailJson, 'nutrition'>>;
  readonly tag: string;
}

const earnedBy = ({ nutrition, title, detected_subcategory: subcategory }: ClaimingProduct) =>
  nutrition && claimsOf({ ...nutrition, title, subcategory });

const Reasons = ({ product }: { readonly product: ClaimingProduct }) => {
  const earned = earnedBy(product);
  if (!earned || earned.claims.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3">Por qué lo decimos</h2>
      <ClaimList {...earned} />
      <p className="mt-3 text-nota text-tinta-suave">
        Las cifras son de la porción de la etiqueta; lo dicho vale en ella y en la cantidad que la FDA fija
        para cada alimento (21 CFR 101.12). Lo que un alimento tiene o no tiene por naturaleza lo comparten
        todos los de su clase.
      </p>
    </section>
  );
};
