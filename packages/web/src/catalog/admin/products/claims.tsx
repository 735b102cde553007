import { type ClaimNutrients, claimsOf } from '@nutricion/domain/catalog/nutrition/claims';
import { referenceAmountOf } from '@nutricion/domain/catalog/nutrition/reference-amounts';
import { ClaimList } from '../../public/claim-list.tsx';

interface ClaimsProps {
  readonly title: string;
  readonly subcategory: string;
  /** Amounts in 100 g; null is unknown. */
  readonly per100g: ClaimNutrients;
  /** Null if the serving size is unknown. */
  readonly servingG: number | null;
  readonly servingLabel: string;
}

/** Nutrition claims that the product earns, each with its rule, computed from the values in the form. */
export const Claims = ({ servingG, ...food }: ClaimsProps) => {
  const earned = servingG === null || servingG <= 0 ? null : claimsOf({ ...food, servingG });
  if (earned && earned.claims.length > 0) return <ClaimList {...earned} />;
  return <p className="text-ui text-tinta-suave">{noClaimsText(food, servingG)}</p>;
};

const noClaimsText = (food: Pick<ClaimsProps, 'title' | 'subcategory'>, servingG: number | null): string => {
  if (servingG === null)
    return 'Escribe los gramos de una porción, y aquí sale lo que el producto puede decir de sí.';
  if (referenceAmountOf(food) === null)
    return 'Su subcategoría no tiene cantidad de referencia (21 CFR 101.12), y sin ella no puede decir nada de sí.';
  return 'Con estos datos no puede decir nada de sí. Lo que no se sabe no cuenta como bueno; dulces, refrescos y frituras no dicen nada.';
};
