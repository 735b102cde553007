import { type DailyValueNutrient, percentOfDailyValue } from '@nutricion/domain/nutrition/daily-values';
import { Hatch } from '../../ui/hatch.tsx';
import { Ring } from '../../ui/ring.tsx';
import type { Dish } from './dish.ts';

type DishNutrition = NonNullable<Dish['nutrition']>;

const shown = [
  { id: 'protein_g', label: 'Proteína', unit: 'g' },
  { id: 'fiber_g', label: 'Fibra', unit: 'g' },
  { id: 'sodium_mg', label: 'Sodio', unit: 'mg' },
] as const satisfies readonly { readonly id: DailyValueNutrient & keyof DishNutrition; readonly label: string; readonly unit: string }[];

/** What one portion brings, worked out from its ingredients. A figure that lacks an ingredient isn't given. */
export const DishNutrition = ({ nutrition }: { readonly nutrition: DishNutrition }) => (
  <section aria-labelledby="nutricion-receta">
    <h3 id="nutricion-receta" className="text-h2">
      Por porción
    </h3>
    <ul className="mt-3 grid grid-cols-4 gap-1.5 md:gap-2">
      <li className={tileClass}>
        {nutrition.kcal === null ? (
          <Hatch className="mt-3 h-11 w-11" />
        ) : (
          <b className="num mt-3.5 text-[1.75rem] leading-[1.4] text-tinta">{Math.round(nutrition.kcal)}</b>
        )}
        <b className="num mt-auto leading-tight text-tinta">{nutrition.kcal === null ? 'Sin datos' : 'kcal'}</b>
        <span className="text-nota leading-tight font-semibold">Calorías</span>
      </li>
      {shown.map(({ id, label, unit }) => {
        const percent = percentOfDailyValue(id, nutrition[id]);
        return (
          <li key={id} className={tileClass}>
            <Ring share={percent === null ? null : percent / 100} size={60} thickness={9}>
              {percent !== null && (
                <span className="num text-[1rem]">
                  {percent}
                  <span className="text-[.75rem]">%</span>
                </span>
              )}
            </Ring>
            <b className="num mt-2 leading-tight text-tinta">{amountText(nutrition[id], unit)}</b>
            <span className="text-nota leading-tight font-semibold">{label}</span>
          </li>
        );
      })}
    </ul>
    <p className="mt-2 text-nota text-tinta-suave">
      Los anillos son del Valor Diario de 2,000 kcal. Lo calculamos con los ingredientes, sin los opcionales.
    </p>
  </section>
);

const tileClass =
  'flex min-h-[122px] flex-col items-center rounded-ficha bg-cat-tinte px-1 pt-3 pb-3 text-center text-cat-tinta';

const amountText = (amount: number | null, unit: string): string =>
  amount === null ? 'Sin datos' : `${Math.round(amount).toLocaleString('es-PR')} ${unit}`;
