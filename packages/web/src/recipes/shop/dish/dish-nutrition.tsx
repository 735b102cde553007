import {
  nutrientNames,
  nutrientUnit,
  percentOfDailyValue,
} from '@nutricion/domain/catalog/nutrition/daily-values';
import type { ReactNode } from 'react';
import { Hatch } from '../../../kit/ui/hatch.tsx';
import { Ring } from '../../../kit/ui/ring.tsx';
import type { Dish } from './dish.ts';

const shown = ['protein_g', 'fiber_g', 'sodium_mg'] as const;

/** Nutrition of one serving, computed from its ingredients. A figure that lacks an ingredient isn't shown. */
export const DishNutrition = ({ nutrition }: { readonly nutrition: Dish['nutrition'] }) => {
  const { perServing, knownPerServing, unknownProducts, notes } = nutrition;
  return (
    <section aria-labelledby="nutricion-receta">
      <h3 id="nutricion-receta" className="text-h2">
        Por porción
      </h3>
      <ul className="mt-3 grid grid-cols-4 gap-1.5 @min-[720px]:gap-2">
        <Tile
          label="Calorías"
          amount={perServing.kcal}
          knownAmount={knownPerServing.kcal}
          unit="kcal"
          isInside
        >
          {perServing.kcal === null ? (
            <Hatch className="size-11" />
          ) : (
            <span aria-hidden="true" className="num text-[1.75rem] text-tinta">
              {whole(perServing.kcal)}
            </span>
          )}
        </Tile>
        {shown.map((id) => {
          const unit = nutrientUnit(id);
          const percent = percentOfDailyValue(id, perServing[id]);
          return (
            <Tile
              key={id}
              label={nutrientNames[id]}
              amount={perServing[id]}
              knownAmount={knownPerServing[id]}
              unit={unit}
            >
              <Ring share={percent === null ? null : percent / 100} size={60} thickness={9}>
                {percent !== null && (
                  <span className="num text-[1rem]">
                    {percent}
                    <span className="text-nota">%</span>
                  </span>
                )}
              </Ring>
            </Tile>
          );
        })}
      </ul>
      <p className="mt-2.5 text-nota leading-snug text-tinta-suave">
        Calculado con los ingredientes, sin los opcionales; el % es del Valor Diario de 2,000 kcal.
        {unknownProducts.length > 0 &&
          ` Faltan datos de: ${unknownProducts.join(', ')}; con «≥» decimos lo que suman los demás.`}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-1.5 text-nota leading-snug text-tinta-suave">
          {note}
        </p>
      ))}
    </section>
  );
};

interface TileProps {
  readonly label: string;
  /** Null is sin datos. */
  readonly amount: number | null;
  /** What the ingredients with data bring: all of them together bring more. */
  readonly knownAmount: number | null;
  readonly unit: string;
  /** The figure is inside already; only the unit is below. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
}

const Tile = ({ label, amount, knownAmount, unit, isInside = false, children }: TileProps) => (
  <li className="flex flex-col items-center rounded-ficha bg-cat-tinte px-1 pt-3 pb-3 text-center text-cat-tinta">
    <span className="grid size-[60px] place-items-center">{children}</span>
    <b className="num mt-2 leading-tight text-tinta">
      {amount === null ? (
        <AtLeast knownAmount={knownAmount} unit={unit} />
      ) : (
        <>
          <span className={isInside ? 'sr-only' : undefined}>{whole(amount)}</span> {unit}
        </>
      )}
    </b>
    <span className="text-nota leading-tight font-semibold">{label}</span>
  </li>
);

/** A partial figure isn't shown; but "more than 300 mg of sodium" is useful. */
const AtLeast = ({ knownAmount, unit }: Pick<TileProps, 'knownAmount' | 'unit'>) => {
  if (knownAmount === null || Math.round(knownAmount) === 0) return 'Sin datos';
  return (
    <>
      <span aria-hidden="true">≥</span>
      <span className="sr-only">Al menos</span> {whole(knownAmount)} {unit}
    </>
  );
};

const whole = (amount: number): string => Math.round(amount).toLocaleString('es-PR');
