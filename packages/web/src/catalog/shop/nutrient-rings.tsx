import { Ring } from '../../kit/ui/ring.tsx';
import { type LabelledProduct, type NutritionRow, nutritionRows } from './nutrition-facts.ts';

/** The three beneficial nutrients with the highest share of the Daily Value, and sodium. */
export const NutrientRings = ({ food }: { readonly food: LabelledProduct }) => {
  const nutrients = outstanding(nutritionRows(food));
  if (nutrients.length === 0) return null;
  return (
    <ul aria-label="Por porción, del Valor Diario" className="grid grid-cols-4 gap-1.5 md:gap-2">
      {nutrients.map(({ id, label, amount, percent }) => (
        <li
          key={id}
          className="flex flex-col items-center rounded-ficha bg-cat-tinte px-1 pt-3.5 pb-3 text-center text-cat-tinta"
        >
          <Ring share={percent / 100} size={68} thickness={10}>
            <span className="num text-[1.125rem]">
              {percent.toLocaleString('es-PR')}
              <span className="text-nota">%</span>
            </span>
          </Ring>
          <b className="num mt-2.5 leading-tight text-tinta">{amount}</b>
          <span className="text-nota leading-tight font-semibold">{label}</span>
        </li>
      ))}
    </ul>
  );
};

type DocumentedRow = NutritionRow & { readonly percent: number };

const outstanding = (rows: readonly NutritionRow[]): readonly DocumentedRow[] => {
  const documentedRows = rows.filter((row): row is DocumentedRow => typeof row.percent === 'number');
  const best = documentedRows
    .filter(({ sense }) => sense === 'good')
    .sort((one, other) => other.percent - one.percent)
    .slice(0, 3);
  return [...best, ...documentedRows.filter(({ id }) => id === 'sodium_mg')];
};
