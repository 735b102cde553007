import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import type { PickSubstituteJson } from '@nutricion/contract/fulfilment/picking';
import { pickSubstituteMoney } from '@nutricion/contract/orders/order-money';
import { type AllergenDeclaration, definitelyContained } from '@nutricion/domain/catalog/allergen';
import { allergenName } from '@nutricion/domain/catalog/allergen-warning-text';
import { formatUsd } from '@nutricion/domain/kit/money';
import { ProductArt } from '../../../catalog/public/product-art.tsx';
import { placeText } from '../../../stock/admin/public/place-tag.tsx';

interface SubstituteCardsProps {
  readonly choices: readonly PickSubstituteJson[];
  readonly units: number;
  /** The zone that the picker is in. */
  readonly from: Pick<PickSubstituteJson, 'zone' | 'aisle'>;
  readonly onChoose: (productId: string) => void;
}

/** Possible substitutes, best first. */
export const SubstituteCards = ({ choices, units, from, onChoose }: SubstituteCardsProps) => {
  const enough = choices.filter(({ stock }) => stock >= units);
  if (enough.length === 0)
    return (
      <p className="rounded-ficha bg-suelo p-4 text-ui text-tinta-suave">
        {choices.length === 0
          ? 'No hay un cambio que le sirva: otro parecido, a buen precio y sin los alérgenos de su casa.'
          : 'De ningún cambio hay tantas. Prueba con menos unidades.'}
      </p>
    );
  return (
    <ul className="grid gap-2">
      {enough.map((choice) => (
        <li key={choice.product_id}>
          <SubstituteCard
            choice={choice}
            units={units}
            from={from}
            onChoose={() => onChoose(choice.product_id)}
          />
        </li>
      ))}
    </ul>
  );
};

interface SubstituteCardProps extends Pick<SubstituteCardsProps, 'units' | 'from'> {
  readonly choice: PickSubstituteJson;
  readonly onChoose: () => void;
}

const SubstituteCard = ({ choice, units, from, onChoose }: SubstituteCardProps) => {
  const { unitPriceCents, chargeCents } = pickSubstituteMoney.fromJson(choice);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3.5 rounded-ficha bg-papel p-3 text-left inset-ring-[1.5px] inset-ring-linea transition-colors duration-rapido hover:bg-rocio-2 active:inset-ring-verde"
    >
      <ProductArt
        src={choice.image_url}
        alt=""
        categoryId={choice.category_id}
        className="w-[76px] flex-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-[650]">
          {units > 1 && <span className="tabular-nums">{units} × </span>}
          {choice.title}
        </span>
        <span className="block text-nota text-tinta-suave">
          {[
            choice.package_label,
            placeText(choice) !== placeText(from) && placeText(choice),
            stockText(choice.stock),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="mt-1 block text-ui">
          <b className="num">{chargeCents === 0 ? 'Gratis' : `Paga ${formatUsd(chargeCents)}`}</b>
          {unitPriceCents > chargeCents && (
            <span className="text-tinta-suave"> (aquí {formatUsd(unitPriceCents)})</span>
          )}
        </span>
        <span className="mt-0.5 block text-nota">{allergenText(productAllergens(choice))}</span>
      </span>
    </button>
  );
};

const stockText = (stock: number): string => (stock === 1 ? 'Queda 1' : `Quedan ${stock}`);

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** "Contiene trigo. Puede contener leche." Missing data is never shown as "no contiene". */
const allergenText = (declared: AllergenDeclaration): string => {
  const named = [
    ['Contiene', definitelyContained(declared)],
    ['Puede contener', declared.mayContain],
  ] as const;
  const allergenTexts = named.flatMap(([word, ids]) =>
    ids.length > 0 ? [`${word} ${list.format(ids.map(allergenName))}.`] : [],
  );
  if (declared.contains === null) return [...allergenTexts, 'Sin datos de alérgenos.'].join(' ');
  return allergenTexts.length > 0 ? allergenTexts.join(' ') : 'No declara alérgenos.';
};
