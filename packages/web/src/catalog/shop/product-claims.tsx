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
        La tabla del USDA no tiene este alimento: su nutrición está calculada con los ingredientes de su
        receta. Tómala por aproximada.
      </p>
    )}
    <Reasons product={product} />
  </>
);

const Reasons = ({ product }: { readonly product: ClaimingProduct }) => {
  if (!product.nutrition) return null;
  const earned = claimsOf({
    ...product.nutrition,
    title: product.title,
    subcategory: product.detected_subcategory,
  });
  if (earned.claims.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3">Por qué lo decimos</h2>
      <ClaimList {...earned} />
      <p className="mt-3 text-nota text-tinta-suave">
        Calculado sobre la cantidad que la FDA fija para cada alimento (21 CFR 101.12). Lo que un alimento
        tiene o no tiene por naturaleza lo comparten todos los de su clase.
      </p>
    </section>
  );
};
