import { type ClaimNutrients, claimsOf } from '@nutricion/domain/catalog/nutrition/claims';
import { isComputed } from '@nutricion/domain/catalog/nutrition/computed-food';
import { referenceAmountOf } from '@nutricion/domain/catalog/nutrition/reference-amounts';
import { typedNumber } from '@nutricion/domain/kit/typed-number';
import type { FieldValue } from '../../../kit/admin/record/record-field.ts';
import { RecordFields } from '../../../kit/admin/record/record-fields.tsx';
import { Block } from '../../../kit/ui/block.tsx';
import { ClaimList } from '../../public/claim-list.tsx';
import { nutrientAmounts } from './product-draft.ts';
import {
  allergenFields,
  nutrientFields,
  nutrientIds,
  type ProductDraft,
  type ProductField,
  servingFields,
} from './product-fields.ts';

interface NutritionSectionProps {
  readonly draft: ProductDraft;
  readonly issues: Readonly<Record<string, string | undefined>>;
  readonly isReadOnly: boolean;
  readonly onEdit: (name: ProductField, value: FieldValue) => void;
  /** The USDA food that the amounts are from; null if they have no source. */
  readonly usdaId: string | null;
}

/** Allergens, serving size, nutrients, and the claims that follow from them. */
export const NutritionSection = ({ usdaId, ...form }: NutritionSectionProps) => {
  const amounts = nutrientAmounts(form.draft);
  const unknown = Object.values(amounts).filter((amount) => amount === null).length;
  return (
    <>
      <Block aria-labelledby="alergenos">
        <h2 id="alergenos" className="mb-4">
          Alérgenos
        </h2>
        <RecordFields fields={allergenFields} {...form} />
      </Block>
      <Block aria-labelledby="nutricion">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="nutricion">Nutrición</h2>
          <p className="text-nota text-tinta-suave">{sourceText(usdaId)}</p>
        </div>
        <RecordFields fields={servingFields} {...form} />
        <h3 className="mt-6 mb-1">En 100 g</h3>
        <p className="mb-4 text-ui text-tinta-suave">
          {unknown === 0
            ? 'Todo se sabe.'
            : `${unknown} de ${nutrientIds.length} sin datos.${form.isReadOnly ? '' : ' Vacío es que no se sabe; cero se escribe 0.'}`}
        </p>
        <div className="*:grid-cols-2 *:md:grid-cols-3 *:gap-x-4">
          <RecordFields fields={nutrientFields} {...form} />
        </div>
      </Block>
      <Block aria-labelledby="puede-decir">
        <h2 id="puede-decir" className="mb-3">
          Lo que puede decir de sí
        </h2>
        <Claims
          title={String(form.draft.title)}
          subcategory={String(form.draft.detected_subcategory)}
          per100g={amounts as unknown as ClaimNutrients}
          servingG={typedNumber(String(form.draft.serving_g), 'amount')}
          servingLabel={String(form.draft.serving_label)}
        />
      </Block>
    </>
  );
};

const sourceText = (usdaId: string | null): string =>
  isComputed(usdaId)
    ? 'Fuente: calculada con los ingredientes de su receta (USDA SR28)'
    : usdaId
      ? `Fuente: USDA SR28, alimento ${usdaId}`
      : 'Fuente: sin datos';

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
const Claims = ({ servingG, ...food }: ClaimsProps) => {
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
