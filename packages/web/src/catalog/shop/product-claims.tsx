import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { claimsOf } from '@nutricion/domain/catalog/nutrition/claims';
import { isComputed } from '@nutricion/domain/catalog/nutrition/computed-food';
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

/** A diet tag as the claim behind it says it, "Alto en proteína" for a source of protein; `label` if no claim is behind it. */
export const ClaimedTag = ({ product, tag, label }: ClaimedTagProps) =>
  earnedBy(product)?.claims.find((claim) => claim.tag === tag)?.label ?? label;

interface ClaimedTagProps {
  readonly product: ClaimingProduct;
  readonly tag: string;
  readonly label: string | undefined;
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
